import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { ContinueJudging } from "./landing-screen.tsx"

const ended = (reason: "removed" | "newCode") => ({ reason, eventName: "Harbour Show" })

it("the start page no longer welcomes a judge who was removed, and leads nowhere", () => {
  show(<ContinueJudging judgeName="Gia" eventName="Harbour Show" end={ended("removed")} />)
  screen.getByText("You were removed as a judge of Harbour Show. Ask the organizer before you go on.")
  expect(screen.queryByText(/Welcome back|You are on the judge panel/)).toBeNull()
  expect(screen.queryByRole("link")).toBeNull()
})

it("the start page leads a judge with a new code to the sign-in", () => {
  show(<ContinueJudging judgeName="Gia" eventName="Harbour Show" end={ended("newCode")} />)
  expect(screen.getByRole("link", { name: "Sign in again" }).getAttribute("href")).toBe("/judge-login")
})
