/** The person that the bearer token names. */
export interface SignedInPerson {
  uid: string
  email: string
  name: string | null
  picture: string | null
  /** `firebase.identities['google.com'][0]`: survives deletion of the account, so one trial stays one trial. */
  googleSubject: string
}

/** The identity provider. Real: Firebase. Local: the same SDK against the Auth emulator. */
export interface Identity {
  /** Whether uids that start with `user-` may use the simple phone variant (local only). */
  readonly allowsSimplePhone: boolean
  /**
   * @throws Problem unauthenticated for a token that is forged, expired, of another project or not from Google;
   *   unavailable when the provider's keys cannot be had
   */
  verify(token: string, options?: { checkRevoked?: boolean }): Promise<SignedInPerson>
  /** The verified number of the provider's own record in E.164, or null. */
  phoneNumberOf(uid: string): Promise<string | null>
  deletePerson(uid: string): Promise<void>
  /** Whether the provider can be asked about people now. @throws Problem whose `log` says why not */
  probe(): Promise<void>
}
