import { runCommand } from "./command.mjs"

async function linesOf(...args) {
  const { code, output } = await runCommand("git", args, { quiet: true })
  if (code !== 0) throw new Error(`git ${args.join(" ")} failed: ${output.trim()}`)
  return output.split("\n").filter((line) => line !== "")
}

/** The files that stand and differ from where this branch left `main`, committed or not, new ones too. */
export async function changedSinceMain() {
  const [base = "HEAD"] = await linesOf("merge-base", "main", "HEAD")
  const changed = await linesOf("diff", "--name-only", "--diff-filter=d", base)
  return [...changed, ...(await linesOf("ls-files", "--others", "--exclude-standard"))]
}
