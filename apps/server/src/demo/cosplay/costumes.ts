import { eachFlag } from "@rosette/domain/entries/entry-flags"
import type { DemoEntry } from "../demo-contest.ts"

/** `has`: with the words of a cosplay contest, "hasCustomPaint" is a prop, "participatesInSound" an act on the stage. */
type Costume = {
  votingId: string
  costume: string
  owner: string
  description: string
  has: readonly ("hasCustomPaint" | "participatesInSound")[]
}

export const costumeEntry = ({ votingId, costume, owner, description, has }: Costume): DemoEntry => ({
  votingId,
  entryName: costume,
  ownerParticipant: owner,
  description,
  ...eachFlag((flag) => has.some((one) => one === flag)),
})

/** Figures of tales, plays and paintings that belong to everybody. */
export const COSTUMES: readonly Costume[] = [
  {
    votingId: "01",
    costume: "The Snow Queen",
    owner: "Ines Okonjo",
    description: "Andersen's tale. Four thousand glass beads, sewn on over one winter.",
    has: ["participatesInSound"],
  },
  {
    votingId: "02",
    costume: "Scheherazade",
    owner: "Leila Haddad",
    description: "One Thousand and One Nights. Silk brocade, patterned after a museum coat.",
    has: [],
  },
  {
    votingId: "03",
    costume: "The Green Knight",
    owner: "Tomas Brandvold",
    description: "Arthurian romance. Foam armor under brushed metal leaf; the head comes off.",
    has: ["hasCustomPaint", "participatesInSound"],
  },
  {
    votingId: "04",
    costume: "Mad Hatter",
    owner: "Fiona Gray",
    description: "Alice in Wonderland. The hat holds a working tea set.",
    has: ["hasCustomPaint"],
  },
  {
    votingId: "05",
    costume: "Sun Wukong",
    owner: "Wei Zhang",
    description: "Journey to the West. The staff is turned from ash and two meters long.",
    has: ["hasCustomPaint", "participatesInSound"],
  },
  {
    votingId: "06",
    costume: "Will-o'-the-Wisp",
    owner: "Saskia de Wit",
    description: "Folk tales of the moor. Light pipes in organza, on one small battery.",
    has: [],
  },
  {
    votingId: "07",
    costume: "Captain Ahab",
    owner: "Noah Ferreira",
    description: "Moby-Dick. Oilcloth coat, whalebone leg and a carved harpoon.",
    has: ["hasCustomPaint"],
  },
  {
    votingId: "08",
    costume: "Baba Yaga",
    owner: "Daria Volkova",
    description: "Slavic tales. Her hut is the skirt, and it walks.",
    has: ["participatesInSound"],
  },
  {
    votingId: "09",
    costume: "Ophelia",
    owner: "Maeve Connolly",
    description: "Hamlet. Two hundred silk flowers that open one by one.",
    has: ["participatesInSound"],
  },
  {
    votingId: "10",
    costume: "Anansi",
    owner: "Kwame Boateng",
    description: "Ashanti stories. Six more arms that follow his own.",
    has: ["participatesInSound"],
  },
  {
    votingId: "11",
    costume: "Saint George's Dragon",
    owner: "Pilar Iturbe",
    description: "Legend. Eight hundred leather scales, dyed and waxed.",
    has: [],
  },
  {
    votingId: "12",
    costume: "Marie Antoinette",
    owner: "Claire Dubois",
    description: "Court of Versailles. Wire, wool and a ship in the hair.",
    has: [],
  },
  {
    votingId: "13",
    costume: "Tin Woodman",
    owner: "Gus Abernathy",
    description: "The Wizard of Oz. Old baking tins, and an axe of balsa.",
    has: ["hasCustomPaint"],
  },
  {
    votingId: "14",
    costume: "The Red Death",
    owner: "Viktor Salas",
    description: "Poe's masque. Velvet, wax and a mask cast from his own face.",
    has: ["participatesInSound"],
  },
  {
    votingId: "15",
    costume: "Medusa",
    owner: "Eleni Pappas",
    description: "Greek myth. Twelve snakes, of which three move.",
    has: [],
  },
  {
    votingId: "16",
    costume: "Lady with the Ermine",
    owner: "Anna Kowalska",
    description: "Leonardo's painting. Dyed with walnut and madder, as it was then.",
    has: ["hasCustomPaint"],
  },
  {
    votingId: "17",
    costume: "Robin Hood",
    owner: "Priya Menon",
    description: "English ballads. Hand-spun wool and a bow that she made.",
    has: ["hasCustomPaint"],
  },
  {
    votingId: "18",
    costume: "Cheshire Cat",
    owner: "Jonas Lindgren",
    description: "Alice in Wonderland. The grin stays lit when the rest goes dark.",
    has: ["participatesInSound"],
  },
  {
    votingId: "19",
    costume: "Valkyrie",
    owner: "Sigrid Aune",
    description: "Norse sagas. Wings of three meters that fold behind the shield.",
    has: ["hasCustomPaint", "participatesInSound"],
  },
  {
    votingId: "20",
    costume: "Captain Nemo",
    owner: "Rafael Duarte",
    description: "Twenty Thousand Leagues Under the Sea. Brass helmet from a copper kettle.",
    has: ["hasCustomPaint"],
  },
  {
    votingId: "21",
    costume: "Erlking",
    owner: "Hanna Vogel",
    description: "Goethe's ballad. Bark, moss and antlers of paper.",
    has: [],
  },
  {
    votingId: "22",
    costume: "Puck",
    owner: "Theo Lambert",
    description: "A Midsummer Night's Dream. Leaves in five greens, all of felt.",
    has: ["participatesInSound"],
  },
  {
    votingId: "23",
    costume: "The Moon Maiden",
    owner: "Yuki Tanaka",
    description: "The Tale of the Bamboo Cutter. Twelve layers, in the order of the court.",
    has: [],
  },
  {
    votingId: "24",
    costume: "Frankenstein's Creature",
    owner: "Malik Osei",
    description: "Shelley's novel. Stitches in leather, stitches in latex.",
    has: [],
  },
]
