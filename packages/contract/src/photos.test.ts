import { describe, expect, it } from "vitest"
import { PHOTO_TEXTS, refuseImageUrl } from "./photos.ts"
import { organizerContract } from "./routers.ts"

const PHOTO = "/photos/0123456789abcdef0123456789abcdef.webp"

describe("an image address that every phone can load is accepted", () => {
  it.each([
    PHOTO,
    "https://cars.example.com/1.png",
    "http://cars.example.com",
    "HTTPS://Cars.Example.com:8443/a b.png?x=user@home#top",
    "https://müller.example/ä.jpg",
    "https://a.b/c@d",
    "https://8.8.8.8/1.png",
    "https://203.0.113.9/1.png",
    "https://172.15.255.255/",
    "https://172.32.0.0/",
    "https://100.63.255.255/",
    "https://100.128.0.0/",
    "https://localhost.example.com/",
    "https://v1-2-3-4.example.com/",
    "https://8-8-8-8.sslip.io/1.png",
    "https://cars-2027-10-0-300-1.example.com/",
    "https://mytest.example/1.png",
    "https://my.locals/",
    "https://[2606:4700::1111]/1.png",
    "https://[2a00:1450:4001:82a::200e]:443/",
  ])("%s", (url) => {
    expect(refuseImageUrl(url)).toBeNull()
  })
})

describe("any other address is refused", () => {
  const HOSTS = [
    "localhost",
    "LOCALHOST:3000",
    "localhost.",
    "app.localhost",
    "printer",
    "printer.",
    "router.local",
    "router.lan",
    "db.internal",
    "nas.home.arpa",
    "x.corp",
    "foo.test",
    "router.onion",
    "nas.home",
    "127.0.0.1.nip.io",
    "app.10.0.0.1.nip.io",
    "www-192-168-1-1.sslip.io",
    "10-0-0-1.example.com",
    "example.com.",
    "127.0.0.1",
    "127.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.0.1:8080",
    "169.254.169.254",
    "100.64.0.1",
    "100.127.255.255",
    "198.19.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.0.8",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "127.0.0.1.",
    "%31%32%37.0.0.1",
    "１２７.０.０.１",
    "ⓛocalhost",
    // A public address in another form than the usual one is refused too.
    "134744072",
    "0x08080808",
    "8.8.2056",
    "8.8.8.8.",
    "[::1]",
    "[::]",
    "[::ffff:8.8.8.8]",
    "[::ffff:7f00:1]",
    "[64:ff9b::808:808]",
    "[fe80::1]",
    "[fc00::1]",
    "[fd12:3456::1]",
    "[ff02::1]",
    "[2002:7f00:1::]",
    "[2001::1]",
    "[2001:0:4136:e378::]",
    "[2001:db8::1]",
  ]
  it.each(HOSTS)("%s", (host) => {
    expect(refuseImageUrl(`http://${host}/1.png`)).toBe(PHOTO_TEXTS.notPublic)
  })

  it.each(["user:pw@example.com", "user@example.com", "@example.com", ":@example.com", "a@b@example.com"])(
    "%s contains a user",
    (authority) => {
      expect(refuseImageUrl(`https://${authority}/1.png`)).toBe(PHOTO_TEXTS.withUser)
    },
  )

  it.each([
    "ftp://example.com/1.png",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "//example.com/1.png",
    "https:example.com/1.png",
    "https:///1.png/",
    "https:///user@example.com/1.png",
    "https://\\example.com/1.png",
    "http://",
    "http://[::1",
    "https://example.com/a\u0000b.png",
    "https://ex.com/a\r\nb",
    "https://ex.com/a\tb",
    "https://ex.com/a\u0085b",
    "https://example.com/\ud800.png",
    "/photos/../secret.webp",
    "/photos/0123456789abcdef0123456789abcdef.png",
    "cars.example.com/1.png",
  ])("%s is not an image address", (url) => {
    expect(refuseImageUrl(url)).not.toBeNull()
  })
})

describe("the calls apply the rule", () => {
  const create = (imageUrl: unknown) =>
    organizerContract.createEntry.input.safeParse({
      eventId: 1,
      entryName: "Car",
      ownerParticipant: "Olive",
      votingId: "1",
      imageUrl,
    })
  it.each([null, "", "  ", undefined])("%j means no image", (none) => {
    expect(create(none).data).toMatchObject({ imageUrl: null })
  })
  it("to a new entry", () => {
    expect(create(" https://cars.example.com/1.png ").data).toMatchObject({
      imageUrl: "https://cars.example.com/1.png",
    })
    expect(create("http://localhost/1.png").error?.issues).toMatchObject([
      { path: ["imageUrl"], message: PHOTO_TEXTS.notPublic },
    ])
  })
  it("but a change may send an address that the entry has had since before the rule", () => {
    const change = organizerContract.updateEntry.input.safeParse({ entryId: 1, imageUrl: "http://printer/1.png" })
    expect(change.data).toEqual({ entryId: 1, imageUrl: "http://printer/1.png" })
  })
})
