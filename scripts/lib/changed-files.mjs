import { runCommand } from "./command.mjs"

async function gitLines(...args) {
  const { code, output } = await runCommand("git", args, { quiet: true })
  if (code !== 0) throw new Error(`git ${args.join(" ")} failed: ${output.trim()}`)
  return output.split("\n").filter((line) => line !== "")
}

/** The existing files that differ from the branch point on `main`: committed, uncommitted and untracked ones. */
export async function changedSinceMain() {
  const [base = "HEAD"] = await gitLines("merge-base", "main", "HEAD")
  const changed = await gitLines("diff", "--name-only", "--diff-filter=d", base)
  return [...changed, ...(await gitLines("ls-files", "--others", "--exclude-standard"))]
}
