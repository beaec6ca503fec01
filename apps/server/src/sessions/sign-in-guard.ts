import type { Role } from "@rosette/contract"

export type SignInAttempt = { role: Role; address: string; device: string | null; eventId?: number }

/** Slows down guessing: counts failed sign-ins by address, by event and by device. */
export type SignInGuard = {
  /** Throws TOO_MANY_ATTEMPTS while the attempt must wait. */
  admit(attempt: SignInAttempt): Promise<void>
  failed(attempt: SignInAttempt): Promise<void>
}

export function createSignInGuard(_options: { enabled: boolean }): SignInGuard {
  return { admit: async () => undefined, failed: async () => undefined }
}
