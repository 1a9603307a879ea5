const staysAsSaid =
  /^I (?:also )?(?:am|was|have|had|will|would|could|can|may|might|should|must|need|want|like|love|enjoy|hope|wish|think|guess|mean|believe|feel|felt|know|knew|do|did|get|got|see|saw|never|not)\b/
const aboutThemselves = /\b(?:I|me|my|mine|myself|we|our)\b/

/** "I managed a team of six" as a resume says it: "Managed a team of six". Where more than the first word would change, as it was said. */
export function asResumeLine(said: string): string {
  const [begins = '', next] = /^I (?:also )?(\p{Ll})(?=\p{Ll}+ )/u.exec(said) ?? []
  if (!next || staysAsSaid.test(said)) return said
  const rest = said.slice(begins.length)
  return aboutThemselves.test(rest) ? said : next.toUpperCase() + rest
}

/** "Used by two reporters" is no deed of the user's: only these, said of oneself, begin a sentence with "I". */
const past =
  'Added|Administered|Advised|Analyzed|Answered|Arranged|Assembled|Assessed|Assisted|Audited|Automated|Balanced|Began|Brought|Built|Calibrated|Carried|Checked|Cleaned|Cleared|Closed|Coached|Collected|Completed|Conducted|Converted|Cooked|Coordinated|Covered|Created|Cut|Delivered|Designed|Developed|Directed|Documented|Drafted|Drove|Edited|Established|Expanded|Filed|Fixed|Found|Founded|Gave|Grew|Handled|Held|Helped|Hired|Implemented|Improved|Increased|Inspected|Installed|Introduced|Investigated|Kept|Launched|Led|Loaded|Lowered|Made|Maintained|Managed|Mentored|Migrated|Monitored|Moved|Negotiated|Opened|Operated|Ordered|Organized|Oversaw|Packed|Performed|Picked|Planned|Precepted|Prepared|Presented|Processed|Produced|Raised|Ran|Rebuilt|Reconciled|Recorded|Recruited|Redesigned|Reduced|Reorganized|Repaired|Replaced|Resolved|Reunified|Reviewed|Rewrote|Saved|Scheduled|Served|Shipped|Sold|Solved|Split|Started|Supervised|Supported|Taught|Tested|Took|Tracked|Trained|Treated|Updated|Welded|Won|Wrote'
const present =
  'Administer|Advise|Analyze|Assess|Balance|Carry|Clean|Coach|Conduct|Coordinate|Create|Deliver|Develop|Document|Draft|Educate|Ensure|Handle|Hold|Inspect|Install|Keep|Lead|Load|Maintain|Manage|Monitor|Operate|Order|Organize|Oversee|Own|Perform|Plan|Prepare|Process|Provide|Reconcile|Repair|Replace|Review|Run|Serve|Supervise|Support|Teach|Train|Write'
/** A verb and what it was done to: "Licensed nurse" and "Support worker" are none. */
const deed = new RegExp(
  `^(?:Care for|Work with|(?:${past}|${present}) (?:(?:an?|the|all|both|up|over|more|new|and|two|three|four|five)\\b|[$£€]?\\d|(?:[\\p{Ll}-]+ ){0,2}\\p{Ll}+s\\b|(?:[\\p{Ll}-]+ ){1,4}(?:by|from|to) [$£€]?\\d))`,
  'u',
)

/** "I", "my" or "we" where a sentence or a clause begins: "Level I trauma center" does not count. */
const ownSentence = /(?:^|[,;] |\b(?:and|as|because|so|that|when|where|which|\d{4}) )(?:I(?:['’]\w+)?|[Mm]y|[Ww]e|[Oo]ur) \p{Ll}/u

/** "Trained 12 new nurses" as the user says and writes it: "I trained 12 new nurses." '' for a line that is no sentence. */
export function asSpoken(line: string): string {
  const sentence = /[.!?]$/.test(line) ? line : `${line}.`
  if (deed.test(line) && !/[;:|]/.test(line)) return `I ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  return ownSentence.test(line) ? sentence : ''
}
