import type { Command } from "commander"
import { eventArgument } from "../server/arguments.ts"
import { hereOf } from "../server/here.ts"
import { readProgress } from "./progress.ts"
import { progressWords } from "./progress-words.ts"
import { watchProgress } from "./watch-progress.ts"

export function addProgress(program: Command): void {
  program
    .command("progress")
    .description("how far judging is, and who is behind")
    .addArgument(eventArgument())
    .option("--watch", "stay, and show every change until Ctrl-C")
    .action(async (eventId: number, options: { watch?: boolean }, command: Command) => {
      const here = hereOf(command)
      if (options.watch) return watchProgress(here, eventId)
      here.print(await readProgress(here.client, eventId), (progress) => progressWords(progress, new Date()))
    })
}
