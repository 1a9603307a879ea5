/** What the score is and is not. */
export const scoreMeaning = "It compares this file with this ad; it can't know what an employer decides."
