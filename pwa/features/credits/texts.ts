/** Why the buy button is disabled until payments are built. */
export const buyingOpensLater = 'Buying credits is not open yet.'

export const balanceUnknown = "We couldn't check your balance. Your credits are safe."
