import { assemble } from './pieces.ts'
import { pitchMaterial } from './pitch-material.ts'
import { scriptPieces } from './script-pieces.ts'

/**
 * A script of 150 to 225 words for one minute or a little more: the person's own lines in the first person, what of the ad they answer, an
 * ask at the end. What only the person knows is a `[placeholder]`.
 * @param resumeText '' makes a script from the ad alone
 */
export function writeScript(resumeText: string, jobDescription: string, today: Date): string {
  return assemble(scriptPieces(pitchMaterial(resumeText, jobDescription, today)))
}
