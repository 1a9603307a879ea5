/** Picked by the question's number, never randomly. */
const thanks = ['Thank you.', 'Thanks for that.', 'All right, thank you.'] as const

/** In hands-free: "Thank you. Question 4 of 10." */
export function cueBefore(index: number, total: number, comesAfterAnAnswer: boolean): string {
  const number = `Question ${index + 1} of ${total}.`
  return comesAfterAnAnswer ? `${thanks[index % thanks.length]} ${number}` : number
}

export function cueAtTheEnd(total: number): string {
  return total === 10 ? "That's ten. You're ready to walk in." : 'That was the last question. Well done.'
}

export const microphoneCue = 'I can’t use your microphone. Please look at the screen.'
