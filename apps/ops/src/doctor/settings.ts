import { type Finding, fault, ok, warning } from "./finding.ts"
import { misspeltSettings, readSettings, SettingError, type Settings } from "./from-the-server.ts"

type SettingsFacts = { error: string | null; misspelt: { name: string; meant: string }[] }

/** Reads the settings as the server does at its start; null if it would not start with them. */
export function settingsIn(env: NodeJS.ProcessEnv): { settings: Settings | null; facts: SettingsFacts } {
  const misspelt = misspeltSettings(env)
  try {
    return { settings: readSettings(env), facts: { error: null, misspelt } }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    return { settings: null, facts: { error: error.message, misspelt } }
  }
}

export function settingsFinding({ error, misspelt }: SettingsFacts): Finding {
  if (error !== null)
    return fault(
      "settings",
      `${error}.`,
      "Correct this setting: the server does not start with it. .env.example lists all.",
    )
  if (misspelt.length === 0) return ok("settings", "Every setting can be read.")
  const names = misspelt.map(({ name, meant }) => `${name} (did you mean ${meant}?)`)
  return warning("settings", `No setting, and ignored: ${names.join(", ")}.`, "Correct the name, or remove it.")
}
