import { stem } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'

/** Words that fit any answer to any question, the names of the method's own parts among them. */
const anybodys = new Set(
  `situation task action result outcome goal challenge difficult difficulty hard clear improve improvement percent responsibility responsible success successful
  happy everybody everyone everything something anything problem issue solution solve team work working worker people person good best better great important always
  never often usually communication communicate respect professional professionally opinion believe think know feel make made take took have with that this there they
  them their then than when what where which while because very really also just like more most other others from into about after before during through would
  could should will shall must might been being were does done doing came come went going gave give given tell told said says much many thing things time times
  first second third finally well able need needed want wanted help helped try tried always experience experienced motivated efficient efficiency positive different
  question answer example handle handled manage managed deal dealt happen happened part life natural side story actively honest honestly openly almost
  end everybody colleague customer client boss manager company job career`
    .split(/\s+/)
    .map(stem),
)
/** Things, places, acts and people of one's own that make a story one can picture. */
const wordsForFull = 14

/** 0 to 1: how far an answer speaks of things that are its own, rather than of anything and nothing. */
export function concreteness(text: string): number {
  const own = new Set(
    tokensOf(text)
      .map((token) => token.stem)
      .filter((word) => word.length > 3 && !anybodys.has(word)),
  )
  return Math.min(1, own.size / wordsForFull)
}
