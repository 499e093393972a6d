# `bocage check`: does every rule have code and a test?

check-game = Game
check-rules = Rules
check-with-code = With code
check-with-test = With a test
check-with-reason = With a reason
check-missing = Missing
check-rule = Rule
check-place = Stands in
check-named-in = Named in
check-finding = Finding
check-unknown = Not on any rule page

check-lacks-code = No code names it.
check-lacks-test = No test names it.
check-lacks-both = Neither code nor a test names it.
check-has-reason = No code: { $why }
check-is-outdated = The page says “no code: { $why }”, but code names it: { $places }
check-is-unknown = No rule page has this id. Correct it, or write the entry.
check-is-chapter = This is a chapter, not a rule. Name the letters that are meant.

check-right-code = Code: write [{ $rule }] into the docstring of the function that does it, or a line “no code: …” with the reason below its entry ({ $place }).
check-right-test = Tests: put @pytest.mark.rule("{ $rule }") on a test that would fail without the rule. Tests marked skip or xfail do not count.
check-right-reason = Reasons: delete the line “no code: …” of { $rule } ({ $place }), or take the id out of the code.

check-all-named = { $rules ->
    [one] The only rule is answered by code and a test, or says why not.
   *[other] All { $rules } rules are answered by code and a test, or say why not.
}
check-not-all-named = Missing code or a test: { $missing }. Unknown ids: { $unknown }. Outdated reasons: { $outdated }.

# What cannot be read.

check-outside-checkout = { $folder } does not lie in a checkout of bocage. Change to one, or name all three: --rules, --code and --tests.
check-nothing-there = There is no file or folder { $path }. Give { $option } one that exists.
check-no-pages = There is no rule page in { $path }. A game has a page <game>.md there.
check-page-without-rules = { $page } holds no rule. An entry begins with its id, in bold (**UN-65** …) or as a heading (### UN-65 …).
check-rule-twice = { $place } defines { $id } a second time; the first entry is { $first }. Keep one of them; where a line only points to the rule, write its id without bold.
check-bold-inside = { $place }: { $id } is bold inside a line. If it is a rule of its own, begin a line with it; if it only points there, write it without bold.
check-not-an-id = { $place }: { $id } is no rule id. An entry has one id: capital letters, a dash, a number and, where needed, small letters, such as UN-65 or OM-7b.
check-reason-without-rule = { $place }: “no code: …” stands below no rule. Put it below the entry that it belongs to.
check-reason-empty = { $place }: “no code:” gives no reason for { $id }. Write one sentence behind the colon.
check-reason-at-chapter = { $place }: { $id } is a chapter, so its “no code: …” answers nothing. Put it below each of its letters that has no code.
check-not-python = { $file }, line { $line }, is not valid Python. Correct the line, then check again.
check-not-utf-8 = { $file }, line { $line }, is not UTF-8 text. Save the file as UTF-8, then check again.
check-marker-not-plain = { $place }: a rule marker takes its ids as plain strings, such as @pytest.mark.rule("UN-65", "UN-63").
