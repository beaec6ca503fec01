import { type EventWords, USUAL_WORDS } from "@rosette/domain/events/event-words"
import { createContext, useContext } from "react"

/** The words of the open event; outside of one, and until they are read, the usual ones. */
const Words = createContext<EventWords>(USUAL_WORDS)

export const WordsProvider = Words.Provider

export const useWords = (): EventWords => useContext(Words)
