import nlp from 'compromise'
import { cosine, rankOf, vectorOf } from '../../text/word-vectors.ts'

/** A few of each kind; a word is of the kind of its nearest. */
const occupations =
  'nurse driver waiter teacher plumber clerk manager engineer chef technician electrician cashier receptionist mechanic apprentice assistant secretary carpenter supervisor salesman lecturer analyst porter labourer corporal sergeant intern trainee cook guard principal operator worker leader specialist consultant director executive lawyer surveyor developer actor musician buyer server host volunteer painter cleaner agent packer builder skipper host trucker attendant'
const others =
  'number summer paper computer order member mother student customer winter water power flower corner career weather letter matter offer dinner centre december father brother partner user owner chair tower career accident incident patient client student resident department management equipment event president rate moment company firm school hospital shop family area bit lot fan forklift maths boss machine scanner weather trailer printer paint street staff network mower truck lorry bus car camp international navy army drive role post job'
const workplaces =
  'hospital school hotel restaurant company clinic office bakery shop farm factory home house store college bank garage council agency firm group warehouse pub theatre nursery depot services club centre'
const elsewhere =
  'city town london york paris texas county village street north valley river beach island morning england america africa road room team family month life war world'
const near = (words: string) => words.split(' ').flatMap((word) => vectorOf(word) ?? [])
const kinds = [occupations, others].map(near)
const places = [workplaces, elsewhere].map(near)
const nearest = (vector: ArrayLike<number>, kind: readonly Int8Array[][]) =>
  kind.map((vectors) => Math.max(...vectors.map((one) => cosine(vector, one)))) as [number, number]
const agent = /(?:er|or|ist|ian|ant|ent|yst|eer|man|woman|person|hand|ee|maid|ista|ier|smith|herd)$/

/** Asked of every word of a transcript, of few words again and again; of words past the vocabulary nothing is kept. */
function remembered<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = find(word)
    if (vectorOf(word)) known.set(word, found)
    return found
  }
}

/** Whether a noun says what somebody is paid to be: "nurse", "groundman", "dishwasher". */
export const isOccupation = remembered((noun: string): boolean => {
  const word = noun.toLowerCase().split('-').at(-1) ?? ''
  if (/ing$|[^s]s$/.test(word)) return false
  const vector = vectorOf(word)
  if (!vector) return agent.test(word)
  const [work, other] = nearest(vector, kinds)
  return work > other && (agent.test(word) ? work > 0.3 : work > 0.55)
})

/** Whether a noun says what kind of place or body people work for: "hospital", "firm". */
export function isWorkplace(noun: string): boolean {
  const vector = vectorOf(noun.toLowerCase())
  if (!vector) return false
  const [work, other] = nearest(vector, places)
  return work > other && work > 0.5
}

/** The last word of a post that says nothing alone: "shift lead", "kiln hand". */
export const isPost = (title: string) => /\s(?:lead|hand|rep|head|mate|executive|partner)$/i.test(title)

/** Made of a verb or a field: "-er", "-ist", "-man". */
export const isAgent = (noun: string) => agent.test(noun.toLowerCase())

/** The plain form of a past or "-ing" verb: "drive" of "drove" and "driving". */
export const plainVerb = remembered((verb: string): string => {
  const tense = verb.endsWith('ing') ? 'Gerund' : 'PastTense'
  const { transform } = (nlp.methods() as unknown as { two: { transform: { verb: Transform } } }).two
  const plain = transform.verb.toInfinitive(verb, nlp.model(), tense)
  return tense === 'Gerund' || transform.verb.conjugate(plain, nlp.model()).PastTense === verb ? plain : verb
})

interface Transform {
  toInfinitive(verb: string, model: unknown, tense: string): string
  conjugate(verb: string, model: unknown): { PastTense: string }
}

/** "driver" of "driving", "cook" of "cooked"; '' where English has no such word. */
export function agentOf(verb: string): string {
  const plain = plainVerb(verb.toLowerCase())
  if (occupations.split(' ').includes(plain)) return plain
  return [`${plain}er`, `${plain}r`].find((word) => isOccupation(word) && commonness(word) < 12 * commonness(plain)) ?? ''
}

/** A rare "-er" is a thing: who cooks is no cooker. */
const commonness = (word: string) => rankOf(word) ?? Number.POSITIVE_INFINITY
