export interface SignedInPerson {
  uid: string
  email: string
  /** `firebase.identities['google.com'][0]`: outlives the account, so that one trial stays one trial. */
  googleSubject: string
}

export interface Identity {
  readonly allowsSimplePhone: boolean
  /** @throws Problem unauthenticated for a forged, expired or foreign token; unavailable when the provider's keys cannot be fetched */
  verify(token: string, options?: { checkRevoked?: boolean }): Promise<SignedInPerson>
  phoneNumberOf(uid: string): Promise<string | null>
  deletePerson(uid: string): Promise<void>
  probe(): Promise<void>
}
