export const balanceUnknown = "We couldn't check your balance. Your credits are safe."

/** Why nobody can buy yet. */
export const verifyToBuy = 'Verify your phone number before you buy credits.'
