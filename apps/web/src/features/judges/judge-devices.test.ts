import { expect, it } from "vitest"
import { devicesText, fewDevicesText } from "./judge-devices.tsx"

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

const [IPHONE, PIXEL, GALAXY] = [device("iPhone"), device("Pixel"), device("Galaxy")]

it.each([
  [[], null, 0],
  [[device("Unknown device")], "1 device", 0],
  [[IPHONE], "1 device", 1],
  [[device("iPhone", 1)], "1 device: iPhone (1 waiting)", 0],
  [[IPHONE, PIXEL], "2 devices", 2],
  [[IPHONE, PIXEL, GALAXY], "3 devices", 3],
  [[IPHONE, PIXEL, device("Galaxy", 2), GALAXY], "4 devices: Galaxy (2 waiting)", 3],
  [[IPHONE, IPHONE, device("iPhone", 1), device("Unknown device")], "4 devices: iPhone (3) (1 waiting)", 2],
  [
    [device("iPhone", 1), device("Pixel", 1), device("Galaxy", 1)],
    "3 devices: iPhone (1 waiting), Pixel (1 waiting)",
    1,
  ],
])("of devices %j at most two with waiting sheets are named at first: %j and %i more", (devices, text, more) => {
  expect(fewDevicesText(devices)).toEqual({ text, more })
})
