/** One line, shown after a usage error. */
export const usage =
  'usage: livery validate [paths] | explain <code> | explain <brand> <pointer> | diff <brand> <brand> | new <brand> | add <kind> <name> | audit verify <files> | conformance --brand <brand> | lsp (livery --help says more)';

/** What `livery --help` prints. */
export const help = `livery: checks, compares and creates brands, which are folders of JSON. --version prints its version.

livery validate [paths]            checks brands; without paths, all of ./tenants
  paths                            a tenants folder, a brand's folder, a file of it, or a quoted pattern: 'tenants/*/pages/*.json'
  --format text|json|sarif|junit|github|gitlab    the form of the report (text)
  --fail-on error|warning          the lowest severity that fails the command (error)
  --staged                         in a git repository: only what the next commit changes, as it is staged
  --live [--settings <file>]       also what a live server refuses; the file has the server's environment variables
  --fix [--dry-run]                replaces misspelt names by the one that a problem suggests, or only lists them
livery explain <code>              what a problem code means, how to fix it, an example
livery explain <brand> <pointer>   which layer, file and line gave a value:  livery explain lagoon /theme/color/accent/light
livery diff <brand> <brand>        what differs between two brands or parents, in words (--format text|json|markdown)
livery diff [brand] --against <commit>    what differs since a commit, in one or all folders
livery new <brand>                 makes a small, valid brand folder
  --from <brand>                   begins as a copy of that brand
  --name "…" --host … --merchant … its identity (by default, from the folder's name)
livery add component|call|page|store|modal <name> [--feature <folder>]
                                   in Livery's own repository: the files of a new piece, with its test
livery audit verify <files>        verifies the chain of an audit log, its files in the order of their days
  --head <hash>                    the chain has to have this line, as /status or a log showed it
livery conformance --brand <brand> sends every call to an operator, and checks its replies (--format text|json|junit)
  --upstream <url>                 the operator's address (baseUrl of upstream.json)
  --examples <file>                fields by call: { "loginV2": { … } }; without one, calls that change something are skipped
livery lsp                         a language server on standard input and output, for editors
--tenants <folder>                 for explain, diff, new and conformance: the tenants folder (./tenants)
--base <folder>                    for these, validate and lsp: the base of all brands (_base beside them, or Livery's own)

A comment on the line above a problem, or at the end of its line, lets a warning or a harmless error stand:
  // livery-ignore LV414: kept for the summer page
Ends with 0: valid, the same, made. 1: problems, differences. 2: wrong usage, or a failure.`;
