import { typeDigit } from "@rosette/domain/contest/typed-points"
import { useState } from "react"

export type Typing = {
  /** Adds a digit; false if it is refused. */
  type: (digit: string) => boolean
  /** Removes the points. */
  clear: () => void
  /** Ends the number: the next digit begins a new one. */
  end: () => void
  /** Why the last digit was refused; null if it was not. */
  refusal: string | null
}

type Points = number | null | undefined

/** Points typed digit by digit, the same for the keypad and for keys on a slider. Points set in another way end the number. */
export function useTyping(max: number, points: Points, onPoints: (points: number | null) => void): Typing {
  const [typed, setTyped] = useState("")
  const text = Number(typed) === points ? typed : ""
  const [refused, setRefused] = useState<number | null>(null)
  const keep = (next: string) => {
    setTyped(next)
    setRefused(null)
  }
  const type = (digit: string) => {
    const number = typeDigit(text, digit, max)
    if ("refused" in number) {
      setRefused(number.refused)
      return false
    }
    keep(number.text)
    onPoints(number.points)
    return true
  }
  const clear = () => {
    keep("")
    onPoints(null)
  }
  return { type, clear, end: () => keep(""), refusal: refused === null ? null : `${refused} is more than ${max}.` }
}
