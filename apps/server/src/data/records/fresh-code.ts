import { randomBytes } from "node:crypto"
import { LIMITS } from "@rosette/contract/limits"
import { randomCode } from "../../lib/random-code.ts"

const MAX_ATTEMPTS = 5

const newCodeOfOurs = () => randomCode(LIMITS.accessCode.generatedChars)

const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "P2002"

/** The version of a judge's access code, which ends the sessions of an earlier one. */
export const newCodeVersion = (): string => randomBytes(24).toString("base64url")

/** A new access code of a judge; like every code it may be taken. */
export const newJudgeCode = () => ({ accessCode: newCodeOfOurs(), sessionId: newCodeVersion() })

/**
 * Runs the work, a whole transaction, with a random code; runs it again with another one if the code is taken. The work
 * itself checks everything else that must be unique.
 */
export async function withFreshCode<Result>(
  work: (code: string) => Promise<Result>,
  newCode: () => string = newCodeOfOurs,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(newCode())
    } catch (error) {
      if (!isTaken(error) || attempt >= MAX_ATTEMPTS) throw error
    }
  }
}
