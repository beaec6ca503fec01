import { Argument, type Command, type Option } from "commander"
import { printLines } from "./server/here.ts"

/**
 * What completes a line in each shell: they ask `rosette complete` for the next words, and offer files where it has none.
 */
const SCRIPTS = {
  bash: `_rosette() { local IFS=$'\\n'; COMPREPLY=($(rosette complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)); }
complete -o default -F _rosette rosette`,
  zsh: `#compdef rosette
_rosette() {
  local -a found
  found=("\${(@f)$(rosette complete -- "\${(@)words[2,$CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- $found; else _files; fi
}
compdef _rosette rosette`,
  fish: `function __rosette_words
  rosette complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null
end
complete -c rosette -f -n 'count (__rosette_words) >/dev/null' -a '(__rosette_words)'`,
} as const
type Shell = keyof typeof SCRIPTS

export function addCompletion(program: Command): void {
  program
    .command("completion")
    .description("print what completes commands in your shell: docs/ops.md says where it goes")
    .addArgument(new Argument("<shell>").choices(Object.keys(SCRIPTS)))
    .action((shell: Shell) => printLines(SCRIPTS[shell]))
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action((words: string[]) => printLines(nextWords(program, words).join("\n")))
}

/** The words that can stand where the last one is being typed; none where a file or a name is expected. */
export function nextWords(program: Command, words: readonly string[]): string[] {
  const typed = words.at(-1) ?? ""
  const [command, before] = commandAt(program, words.slice(0, -1))
  const matching = (candidates: readonly string[]) => candidates.filter((word) => word.startsWith(typed))
  const options = [...command.createHelp().visibleOptions(command), ...program.options]
  const asked = options.find((option) => option.long === before && takesValue(option))
  if (asked) return matching(asked.argChoices ?? [])
  if (typed.startsWith("-")) return matching(options.flatMap(({ long }) => long ?? []))
  const commands = command.createHelp().visibleCommands(command)
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])
  return matching([...commands.map((one) => one.name()), ...choices])
}

const takesValue = ({ required, optional }: Option): boolean => required || optional

/** The innermost command that is named, and the word before the one that is being typed. */
function commandAt(program: Command, words: readonly string[]): [Command, string | undefined] {
  let command = program
  for (const word of words) command = command.commands.find((one) => one.name() === word) ?? command
  return [command, words.at(-1)]
}
