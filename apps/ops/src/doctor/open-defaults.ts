import { DEMO_ORGANIZER_PASSWORD } from "@rosette/contract/demo"
import { LIMITS } from "@rosette/contract/limits"
import { type Finding, fault, ok, warning } from "./finding.ts"
import { isShortMasterPassword, type Settings } from "./from-the-server.ts"

export type OpenFacts = Pick<Settings, "masterAdminPassword" | "loginRateLimit" | "eventCreation"> & {
  isPublic: boolean
}

/** One finding for each default or setting that leaves a door open. */
export function openDefaultsFindings(facts: OpenFacts): Finding[] {
  const { masterAdminPassword, loginRateLimit, eventCreation, isPublic } = facts
  const findings: Finding[] = []
  if (masterAdminPassword === DEMO_ORGANIZER_PASSWORD)
    findings.push(fault("open-defaults", "MASTER_ADMIN_PASSWORD is the demo’s, which everybody can read.", LONGER))
  if (isShortMasterPassword(masterAdminPassword))
    findings.push(warning("open-defaults", "MASTER_ADMIN_PASSWORD is short, and opens every event.", LONGER))
  if (!loginRateLimit)
    findings.push(
      (isPublic ? fault : warning)(
        "open-defaults",
        "LOGIN_RATE_LIMIT=0: passwords can be guessed without end.",
        "Remove that setting.",
      ),
    )
  if (isPublic && eventCreation === "open")
    findings.push(
      warning(
        "open-defaults",
        "Anyone may create events at the public address.",
        "EVENT_CREATION=master leaves it to the master admin.",
      ),
    )
  return findings.length > 0 ? findings : [ok("open-defaults", "No setting leaves a door open.")]
}

const LONGER = `Choose another one, of at least ${LIMITS.masterAdminPassword.minChars} characters, or remove the setting: then one is generated.`
