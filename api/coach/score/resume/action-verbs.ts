import { stem } from '../../text/stem.ts'

/** Verbs that begin a line about work done, of all professions, in their plain form. */
export const plainVerbs: ReadonlySet<string> = new Set(
  `accelerate achieve acquire act adapt address adjust administer adopt advise advocate allocate analyze answer apply appoint appraise approve arrange assemble assess assign assist attain audit authorize automate award
  bake balance bank bid bill blend book boost brief broker budget build buy calculate calibrate call calm care carve catalog catch chair change charge chart check clean clear climb close coach code collaborate collect combine commission communicate compare compile complete compose compute conceive conduct configure connect conserve consolidate construct consult contact contribute control convert cook coordinate correct counsel count cover craft create cultivate curate cut
  deal debug decide decorate decrease deescalate define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose digitize direct discover dispatch dispense display distribute diversify document double draft draw dress drive earn edit educate eliminate employ enable encourage enforce engage engineer enhance enlarge enroll ensure enter entertain escalate escort establish estimate evaluate examine exceed execute expand expedite explain explore extend extract
  fabricate facilitate feed file fill finalize finance find finish fit fix flag follow forecast forge form formulate foster fulfill fundraise gather generate give grade grind greet grow guard guide handle harvest head heal help hire host identify illustrate implement improve increase influence inform initiate innovate inspect install instruct integrate interpret interview introduce invent investigate invoice issue join keep land launch lay lead learn lecture level liaise lift listen load log lower
  machine maintain make manage manufacture map market master match maximize measure mediate meet mentor merge migrate minimize mix model moderate modernize modify monitor motivate mount move multiply navigate negotiate nurse observe obtain offer onboard open operate optimize orchestrate order organize originate outperform overhaul oversee pack paint park participate partner pass patch patrol perform persuade photograph pick pilot place plan plant plate play plow post pour prepare prescribe present preserve press prevent price print prioritize process procure produce program project promote propose protect prove provide prune publish pull purchase push
  qualify quote raise reach read rebuild receive recommend reconcile record recover recruit redesign reduce refer refine refinish refurbish register rehabilitate relocate remodel renew renovate reorganize repair replace report represent research reset resolve respond restock restore restrain restructure retain retrieve revamp review revise revive rewrite rig rotate route run safeguard sand save scan schedule screen sculpt secure select sell sequence serve service set settle sew shadow shape ship shoot showcase simplify sketch slash snag solder solve sort source spearhead specify sponsor staff stage standardize start steer stimulate stock streamline strengthen strip structure style submit succeed suggest supervise supply support surpass survey sustain synthesize
  take talk teach test tend tighten time tow trace track trade train transcribe transfer transform translate transport treat trim triple troubleshoot tune turn tutor unify unload update upgrade upsell use utilize validate value verify visit wash watch weld wire work wrap write
  count inspect haul lubricate bond dig excavate fasten frame glaze grout hang hoist insulate join pipe plaster plumb roof scaffold shear shim splice tack tile torque trowel administer auscultate bathe catheterize cannulate immunize intubate phlebotomize reassure triage transfuse vaccinate`.split(
    /\s+/,
  ),
)

const irregularPasts =
  'ran used arose began bought brought built chose cut dealt did drew drove fed fell found fought gave got grew ground held hit kept knew laid led left lent let lost made meant met paid put rang reported rode rose said sang sat saw sent shot showed sold spent split spoke spread stood stuck swept taught thought threw told took understood went won wound wore wrote'

const verbs = new Set([...plainVerbs, ...irregularPasts.split(' ')].map(stem))

/** Whether a line begins with a verb of doing, also after one adverb ("Successfully led"). */
export function startsWithActionVerb(line: string): boolean {
  const words =
    line
      .toLowerCase()
      .replace(/^(?:i |have |has |also |re-)*/, '')
      .match(/^[\p{L}'-]+(?:\s+[\p{L}'-]+)?/u)?.[0]
      .split(/\s+/) ?? []
  const first = words[0] ?? ''
  if (
    /ly$/.test(first) &&
    !/^(?:daily|weekly|monthly|hourly|yearly|quarterly|early|only|friendly|family|supply|apply|assembly|reply)$/.test(first) &&
    words[1]
  )
    return isVerb(words[1])
  return isVerb(first) || isCompoundVerb(line)
}

/** "Cycle counted 2,000 parts", "Spot welded brackets"; but "Data collected for clients" and "Staff trained" tell what was done to them. */
function isCompoundVerb(line: string): boolean {
  const [, past] =
    /^\p{L}+ (\p{Ll}+ed) (?!(?:by|for|in|at|on|to|with|from|per|and|or|as|of|during|under|within)\b)\S/u.exec(line) ?? []
  return past !== undefined && isVerb(past)
}

function isVerb(word: string): boolean {
  const base = word.replace(/^(?:re|co|over|under|pre|out)-?(?=\p{L}{4,})/u, '')
  return [word, base].some((one) => verbs.has(stem(one)) || plainVerbs.has(`${stem(one)}e`))
}
