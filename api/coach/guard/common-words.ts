import { withoutPossessive } from '../text/words.ts'

/**
 * Ordinary English words of resumes, job ads and advice. A capital letter alone (the start of a sentence, a title) does not make them a
 * name. Written for this product; `isOrdinary` knows the usual endings, so mostly base forms stand here.
 */
const commonWords: ReadonlySet<string> = new Set(
  `
a an the this that these those it its they them their theirs he she his her him we us our ours you your yours i me my mine one ones
who whom whose which what when where why how if then else than as at by for from in into of off on onto out over to under up upon with
within without about above across after against along among around before behind below beneath beside between beyond down during except
inside near outside past per since through throughout till toward towards until via and or but nor so yet both either neither not no yes
all any each every few many more most much other others another some such several own same only just even also too very quite rather
still already always often sometimes never ever once twice again here there now today soon later then instead otherwise however
therefore meanwhile moreover furthermore finally first second third last next previous prior current currently recent former latter
suppose imagine nobody somebody everybody whether
be am is are was were been being have has had having do does did done doing can could may might must shall should will would let
get got give gave given go goes went gone make made take took taken see saw seen say said tell told know knew known think thought
come came find found keep kept left leave feel felt put bring brought begin began begun show shown hear heard hold held run ran
stand stood set sit lose lost pay paid meet met send sent build built buy bought sell sold teach taught lead led grow grew grown
write wrote written read speak spoke spoken drive drove driven win won choose chose chosen draw drew drawn fall fell rise rose
cut cost spend spent understand understood deal dealt learn learnt mean meant seek sought think thank
two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty dozen hundred thousand million half zero
able about account achieve act action active activity actual adapt add adhere adjust administer adopt advance advice advise advocate
agree agenda agency aid aim align allow alongside ambitious analyse analyze annual answer anticipate appeal apply appoint approach
appropriate approve area arrange article ask aspect assemble assess assign assist associate assume assure attach attend attention audit
author automate available avoid award aware back background balance base basic basis batch become behave behavior behaviour belief
benefit best better big board body book boost brief broad budget bullet business busy calculate calendar call calm campaign candidate
capable capacity care career careful carefully carry case cash catch category cause centre center central certain certificate chain
chair challenge chance change channel charge chart check child children choice city claim clarify class clean clear clearly client
clinic clinical close closely coach coach code collaborate collect college combine comfortable command comment commit common
communicate community company compare compile complete complex comply concern concise conclude concrete condition conduct confirm
confident connect consider consistent construct consult contact contain content context continue contract contribute control convert
convince cook cool coordinate core correct cost count country couple courage course cover craft create creative credit crew critical
cross culture curious customer customize cycle daily data date day deadline decide decision dedicate deep define degree deliver
demand demonstrate department depend deploy describe design desk detail detect determine develop device diagnose difference different
difficult digital direct discover discuss display diverse document domain door double draft dress drop due duty early earn ease easy
edit educate effect effective efficient effort electric eliminate email embed emphasis emphasize employ employee employer empower
enable encourage end energy enforce engage engine enhance enjoy ensure enter entire entry environment equal equip error escalate
especially essential establish estimate evaluate event evidence exact examine example exceed excel excellent exchange execute exercise
exist expand expect expense experience experiment expert explain explore express extend extensive extra face facilitate fact fail fair
familiar family fast feature feed feedback field figure file fill film final finance financial fine finish fire firm fit fix flag
flexible floor flow focus follow food force form formal format forward foster frame free freelance frequent fresh friend front full
fully function fund further future gain gap gather general generate goal good grade graduate grant great green greet ground group
guarantee guard guest guide habit half hand handle happen happy hard head headline health healthy heavy help helpful high highlight
hire history home honest hospital host hour house human hundred idea ideal identify illustrate image immediate impact implement
important impress improve include income increase independent index individual industry influence inform initial initiate innovate
input insight inspect inspire install instance instruct insurance integrate intend interact interest internal interpret interview
introduce invent inventory invest invite involve isolate issue item job join joint journey judge junior keyword key kind kitchen lab
label labor labour lack language large late launch law layout lean length less lesson level leverage licence license life lift light
like limit line link list listen little live load local locate location log logistics long look low machine main maintain major manage
manager manual manufacture map mark market master match material matter maximise maximize measure mechanical media medical member
memory mention mentor merge message method metric middle milestone mind minimal minimise minimize minute miss missing mission mix
mobile model moderate modern modify moment money monitor month monthly motivate move multiple name narrative national natural
navigate necessary need negotiate network new news nice night normal notable note notice number nurse object observe obtain obvious
occasion offer office officer official old onboard online open operate operation opinion opportunity optimise optimize option oral
orchestrate order organise organize orient origin outcome outdoor outline outlook outreach overall oversee overview own owner pace
pack page pair panel paper paragraph part participate particular partner party pass passion path patient pattern peer people perfect
perform period permit person personal phase phone phrase physical pick piece pilot pioneer pipeline place plan plant play please plus
point policy popular portfolio position positive possible post potential power practical practice practise precise prefer prepare
present press pressure prevent price primary principal print priority prioritise prioritize private proactive problem procedure
process procure produce product profession professional profile program programme progress project promise promote prompt proof proper
propose protect protocol proud prove provide public publish pull purchase purpose pursue push quality quantify quantity quarter
question quick quickly quiet quote raise range rank rapid rate reach react ready real realise realize reason receive recognise
recognize recommend reconcile record recover recruit recruiter redesign reduce refer refine reflect regard region register regular
regulate reinforce relate relation release relevant reliable rely remain remedy remember remind remote remove renew reorder repair
repeat rephrase replace report represent request require research reserve resident resolve resource respect respond response rest
restaurant restore result resume retail retain return revenue reverse review revise reward rewrite right risk role room root rotate
round route routine row rule safe safely safety sale salary sales sample satisfied satisfy save scale scan schedule scheme scholar
school science scope score screen script search season seat secret section sector secure security segment select senior sense
sensitive sentence separate sequence series serious serve service session setting settle setup share sharpen sheet shift ship shop
short sign signal significant similar simple simplify single site situation size skill skilled small smart smooth social soft
software solid solution solve sort sound source space special specialise specialist specialize specific specify spoken spot spread
staff stage stakeholder standard star start state statement station statistic status stay steady step stock stop store story strategy
streamline strength strengthen stress strict strong structure student studio study style subject submit succeed success suggest
suitable suite summarise summarize summary supervise supervisor supplement supply support sure surface surpass survey sustain swift
switch symbol system table tackle tailor talent talk target task tax teacher team technical technician technique technology template
tend term test text theme theory thing thorough thousand thrive ticket tidy tie tight time tip title together tone tool top topic
total touch tough tour track trade tradition train training transfer transform transition translate transparent transport travel
treat trend trial trip troubleshoot true trust truth try turn tutor type typical unclear unique unit university update upgrade upper
urgent usage use useful user usual utilise utilize valid validate valuable value variety various vary vehicle vendor verb verify
version video view virtual visible vision visit visual vital vocabulary voice volume volunteer wait walk want ward warehouse warm
waste watch way web week weekend weekly weigh welcome well while white whole wide win window wise wish woman women wonder word work
worker workflow workplace workshop world worth wound yard year young zone
action achievement tangible certification education qualification responsibility accomplishment headings bullets keywords
section sections skills experience
arose awoke bent bound broke broken caught clung dug fed fought flew forgot froze hid hung laid lit outgrew outsold overcame overcome overhaul overran rang
rebuilt redid rethought rewrote rewritten rode sang shook shot shut slept slid spoke sprang stole struck strove stuck swam swept swore swung threw tore
undertook underwent upheld withdrew withstood woke wove
accelerate champion cultivate devise draft engineer expedite forge formulate galvanize ideate map mobilise mobilize oversaw partner
revamp revitalise revitalize spearhead steer supervise surpass synthesise synthesize uphold assist mentor coach
place placed tie weave name spell lead quantify bulletproof trim move shorten lengthen split combine swap mirror echo reuse
accountant administrator analyst apprentice architect assistant baker carpenter cashier chef cleaner clerk consultant
coordinator counselor counsellor curator dentist designer developer director doctor driver editor electrician engineer executive
farmer gardener instructor intern lawyer lecturer librarian machinist mechanic midwife nanny operator paralegal pharmacist
physician pilot planner plumber porter producer receptionist researcher scientist secretary server steward surgeon therapist
tradesperson trainer translator waiter welder writer
`
    .trim()
    .split(/\s+/),
)

/** Endings of ordinary English words that hardly any company or product bears. */
const ordinaryEnding =
  /(?:ed|ing|ly|tions?|sions?|ments?|ness|ity|ities|ences?|ances?|ive|ous|ful|able|ible|ship|ships|ward|wise|ize|ise|ified|ify|ical|ial|ual|ally|ators?|ings)$/

/** Whether a word can be taken for an ordinary one when only its capital letter speaks for a name. */
export function isOrdinary(lowerWord: string): boolean {
  const word = withoutPossessive(lowerWord)
  if (
    commonWords.has(word) ||
    commonWords.has(word.replace(/(?:es|s|d|ed|ing)$/, '')) ||
    commonWords.has(word.replace(/ies$/, 'y'))
  )
    return true
  if (commonWords.has(`${word.replace(/(?:ing|ed)$/, '')}e`)) return true
  if (word.includes('-')) return word.split('-').every((part) => part.length < 3 || isOrdinary(part))
  return word.length >= 6 && ordinaryEnding.test(word)
}
