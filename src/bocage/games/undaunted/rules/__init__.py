"""The rulebook of Undaunted, a module a chapter: functions on the table that ask and offer, and verbs that follow."""
