import { expect, it } from "vitest"
import { devicesText } from "./judge-devices.ts"

const device = (label: string, waitingSheets = 0) => ({ label, waitingSheets })

it.each([
  [[], null],
  [[device("Safari on iPhone")], "1 device: Safari on iPhone"],
  [[device("iPhone", 1), device("Android")], "2 devices: iPhone (1 waiting), Android"],
  [[device("Unknown device")], "1 device"],
  [[device("Unknown device"), device("iPhone")], "2 devices: iPhone"],
  [[device("Unknown device", 2)], "1 device: unknown (2 waiting)"],
  [[device("iPhone"), device("iPhone", 1200)], "2 devices: iPhone, iPhone (2) (1,200 waiting)"],
])("the devices %j of a judge read %j", (devices, text) => {
  expect(devicesText(devices)).toBe(text)
})
