import model from 'wink-eng-lite-web-model'
import createTagger, { type ItemToken } from 'wink-nlp'

export interface TaggedWord {
  text: string
  /** With a straight apostrophe. */
  lower: string
  /** universaldependencies.org/u/pos */
  tag: string
  start: number
  end: number
}

const tagger = createTagger(model, ['pos'])

/** The tagger looks for an e-mail address from each sign of a run to its end. */
const longRuns = /\S{300}/gu

/** Reads 4,000 characters in about 5 ms; give it lines, not documents. */
export function taggedWords(line: string): TaggedWord[] {
  const words: TaggedWord[] = []
  let from = 0
  tagger
    .readDoc(line.replace(longRuns, '$& '))
    .tokens()
    .each((token: ItemToken) => {
      const text: string = token.out()
      const start = line.indexOf(text, from)
      // The tagger may rewrite a word.
      if (start < 0) return
      from = start + text.length
      words.push({
        text,
        lower: text.toLowerCase().replace('’', "'"),
        tag: token.out(tagger.its.pos),
        start,
        end: from,
      })
    })
  return words
}
