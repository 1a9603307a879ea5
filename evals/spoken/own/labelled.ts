import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LabelledTranscript {
  name: string
  transcript: string
  /** `kind` and the fields after it, as in the file. */
  labels: { kind: string; fields: string[] }[]
}

/** The transcripts of one folder with what a careful reader finds in them. `*` is a field nobody said clearly. */
export function labelledTranscripts(folder: string): LabelledTranscript[] {
  return globSync(join(folder, '*.txt'))
    .toSorted()
    .map((path) => {
      const [transcript, labels] = readFileSync(path, 'utf8').split('\n===\n') as [string, string]
      return {
        name: path.slice(path.lastIndexOf('/') + 1, -'.txt'.length),
        transcript: transcript.trim(),
        labels: labels
          .trim()
          .split('\n')
          .map((line) => ({
            kind: line.slice(0, line.indexOf(':')),
            fields: line
              .slice(line.indexOf(':') + 1)
              .split('|')
              .map((field) => field.trim()),
          })),
      }
    })
}
