/** Runs in the page: the browser without windows ends a page that asks for recognition on the device; others answer. */
export function withoutRecognition() {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<string, { available?: unknown }>
  for (const recognizer of [SpeechRecognition, webkitSpeechRecognition]) if (recognizer) delete recognizer.available
}
