import type { LabelledAdFile } from './labelled-ads.ts'

const first =
  'Maya,Tom,Odette,Priya,Callum,Ines,Bartek,Saoirse,Wendell,Ngozi,Hamish,Leonie,Dmitri,Fern,Gwilym,Rosalind,Tariq,Beatrix,Otis,Marguerite,Delroy,Petra,Silas,Aoife,Kenji,Imogen,Rufus,Yasmin,Cormac,Thandi,Ezra,Lotte,Mabel,Stellan,Nerys,Osman,Dot,Ivor,Clementine,Raj'.split(
    ',',
  )
const last =
  'Ashworth,Penhaligon,Okafor,Brandreth,Castellano,Whitlock,Dunmore,Kowalczyk,Farrow,Achterberg,Nakamura,Tregenza,Hollis,Mbeki,Larkspur,Vasquez,Thistlewood,Quennell,Abara,Strand,Oyelaran,Birtwistle,Marchetti,Gillespie,Rourke,Haldane,Sorensen,Pickering,Esterhazy,Blackwood'.split(
    ',',
  )
const animals = 'Biscuit,Mabel,Rolo,Pickle,Moose,Waffles,Bramble,Ziggy'.split(',')

/** People and animals turn up in what is to be done and asked; none of their names is a keyword. */
const clauses: ((person: string, full: string, animal: string) => string)[] = [
  (person) => `, reporting to ${person}`,
  (_, full) => `, working side by side with our manager, ${full}`,
  (person) => `; ${person} will show you the ropes`,
  (_, full) => `, led by ${full}`,
  (person) => `. You will take over from ${person}, who retires in May`,
  (_, full) => `, together with ${full} and the team`,
  (person, _, animal) => `, with ${person} and a dog called ${animal}`,
  (person) => `. Ask for ${person} at the desk`,
  (_, full) => ` (your manager is ${full})`,
  (person) => `, and ${person} signs it off`,
  (_, full) => `, after the promotion of Mr ${full.split(' ')[1]}`,
  (_, full) => `. Mrs ${full.split(' ')[1]} runs the office`,
]

/** The same ad with made-up people in two of its lines that ask for something, chosen by its place in the list. */
export function withPeople(ad: LabelledAdFile, number: number): LabelledAdFile {
  const asking = ad.lines.flatMap(({ label }, at) => (label === 'must' || label === 'duty' ? [at] : []))
  const lines = ad.lines.map((line) => ({ ...line }))
  for (let turn = 0; turn < 3 && asking.length > 0; turn++) {
    const dice = number * 7 + turn * 31
    const line = lines[asking[(dice * 5) % asking.length]!]!
    const person = first[dice % first.length]!
    const clause = clauses[(number + turn * 5) % clauses.length]!
    const said = clause(person, `${person} ${last[(dice * 3) % last.length]}`, animals[dice % animals.length]!)
    line.text = `${line.text.replace(/[.;,]+$/, '')}${said}.`
  }
  return { ...ad, lines }
}
