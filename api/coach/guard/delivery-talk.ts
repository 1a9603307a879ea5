import { keepSentences } from '../text/sentences.ts'

/** Words about how something was said: they belong to a recording. */
const deliveryWords =
  /\b(?:pace|pacing|tempo|pauses?|paus(?:ed|ing)|fillers?|filler words?|loud(?:er|ly|ness)?|volume|intonation|tone of voice|(?:speak|speaking|spoke|talk|talking|talked|say it|deliver|delivery)\b[^.]{0,40}\b(?:slow|slowly|slower|fast|faster|quick|quickly|clear|clearly|calm|calmly|quiet|quietly|fluent|fluently)|slow(?:er)? down|words (?:a|per) minute|breathe)\b/i

const quotation = /[“"][^“”"]*[”"]/g

/** Advice without the sentences about how it was said, where nothing of that was measured: an answer that was typed has no pace. */
export const withoutDeliveryTalk = (advice: string): string =>
  keepSentences(advice, (sentence) => !deliveryWords.test(sentence.replace(quotation, '')))
