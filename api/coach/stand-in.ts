/** The built-in coach writes this section because the connected model failed. */
export interface StandIn<Section extends string = string> {
  standIn: Section
  partly?: true
}
