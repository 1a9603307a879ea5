/** Says that the built-in coach writes a section because the connected model failed there. */
export interface StandIn<Section extends string = string> {
  standIn: Section
  /** The larger part of it is the model's. */
  partly?: true
}
