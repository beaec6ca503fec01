/** A point of the page's viewport, in CSS pixels. */
export type Point = { x: number; y: number }

/** What the journeys need of a browser engine: an address, a script in the page, and a person's hands. */
export type Engine = {
  /** Such as "firefox". */
  name: string
  open(address: string): Promise<void>
  /** Runs a function in the page; it sees its arguments and nothing else of this process. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Presses at the first point, moves over the others, and lets go at the last. */
  drag(points: readonly Point[]): Promise<void>
  /** Types characters where the focus is. */
  type(text: string): Promise<void>
  /** Presses a key that has a name, such as "ArrowRight". */
  press(key: KeyName): Promise<void>
  /** Gives a file to the input of this selector. */
  choose(selector: string, file: string): Promise<void>
  /** What the console has said of errors and warnings so far; null where the engine does not tell. */
  complaints(): readonly string[] | null
  close(): Promise<void>
}

/** The keys that the journeys press, by their codes of the WebDriver protocol. */
export const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowRight: "\uE014",
  Tab: "\uE004",
  Backspace: "\uE003",
} as const
export type KeyName = keyof typeof KEYS
