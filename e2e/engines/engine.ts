/** A point of the page's viewport, in CSS pixels. */
export type Point = { x: number; y: number }

/** What the journeys need from a browser engine. */
export type Engine = {
  /** Such as "firefox". */
  name: string
  open(address: string): Promise<void>
  /** Runs a function in the page. It can use only its arguments, no variables of this process. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Presses at the first point, moves over the others, and releases at the last. */
  drag(points: readonly Point[]): Promise<void>
  /** Types characters where the focus is. */
  type(text: string): Promise<void>
  /** Presses a named key, such as "ArrowRight". */
  press(key: KeyName): Promise<void>
  /** Sets the file of the input with this selector. */
  choose(selector: string, file: string): Promise<void>
  /** Returns the console's errors and warnings so far; null for an engine whose driver does not report them. */
  complaints: (() => readonly string[]) | null
  close(): Promise<void>
}

/** The keys that the journeys press, with their WebDriver codes. */
export const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowRight: "\uE014",
  Tab: "\uE004",
  Backspace: "\uE003",
} as const
export type KeyName = keyof typeof KEYS
