import { stemKey } from '../../text/tokens.ts'

/** Capitalised names that are places, days or common words of ads, hence no tools. */
const names = `
Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming,
USA, US, UK, United States, United Kingdom, England, Scotland, Wales, Ireland, Northern Ireland, Britain, Great Britain, Europe, EU, EMEA, APAC, LATAM, Americas, North America, South America, Asia, Africa, Australia, New Zealand, Canada, Mexico, Brazil, India, China, Japan, Germany, France, Spain, Italy, Netherlands, Belgium, Switzerland, Austria, Poland, Portugal, Sweden, Norway, Denmark, Finland, Singapore, Dubai, UAE, Middle East, South Africa, Nigeria, Kenya, Philippines, Vietnam, Israel, Turkey, Ukraine, Romania,
London, Manchester, Birmingham, Leeds, Liverpool, Bristol, Sheffield, Glasgow, Edinburgh, Cardiff, Belfast, Dublin, Cork, Newcastle, Nottingham, Leicester, Brighton, Oxford, Cambridge, York, Kent, Essex, Surrey, Norfolk, Suffolk, Devon, Cornwall, Cheshire, Lancashire, Yorkshire, Midlands,
Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Antonio, San Diego, Dallas, Austin, San Francisco, Seattle, Denver, Boston, Nashville, Detroit, Portland, Memphis, Las Vegas, Louisville, Baltimore, Milwaukee, Atlanta, Miami, Tampa, Orlando, Minneapolis, Cleveland, Pittsburgh, Cincinnati, Columbus, Indianapolis, Charlotte, Raleigh, Durham, Kansas City, Salt Lake City, Boise, Omaha, Tulsa, Tucson, Sacramento, San Jose, Toronto, Vancouver, Montreal, Calgary, Ottawa, Berlin, Munich, Hamburg, Paris, Madrid, Barcelona, Lisbon, Amsterdam, Vienna, Zurich, Sydney, Melbourne, Brisbane, Perth, Auckland,
NY, NYC, CA, TX, FL, IL, PA, OH, GA, NC, MI, NJ, VA, WA, AZ, MA, TN, IN, MO, MD, WI, CO, MN, SC, AL, LA, KY, OR, OK, CT, UT, IA, NV, AR, MS, KS, NM, NE, WV, ID, HI, NH, ME, MT, RI, DE, SD, ND, AK, VT, WY, DC,
EOE, EEO, AA, LLC, Inc, Ltd, PLC, GmbH, CEO, CFO, CTO, COO, CISO, VP, SVP, PTO, ETO, FT, PT, FTE, AM, PM, EST, PST, CST, GMT, OTE, GED, BA, BS, BSc, MA, MS, MSc, PhD, HS, USD, GBP, EUR, K, II, III, IV, TBC, TBD, A1, A2, B1, B2, C1, C2, N/A, FAQ, CV, DOE, RRSP, HSA, FSA, ESOP, BUPA, IRA, MPS, UPS, URL, ID, OK, DUI, DWI, VIP, MD's, Y'all, M/F/D/V, COVID, COVID-19, TGIF, ASAP, WFH, DOB, QUALIFICATIONS, REQUIREMENTS, Glassdoor, Fortune, Fortune 500, Forbes, Inc 5000, Nasdaq, NYSE, MacBook, Christmas, Easter, American, British, English-speaking, European, Internet, PhD-level, AI/ML
`

const keys = new Set(
  names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map(stemKey),
)

/** Whether a capitalised phrase is a place, a legal form or another capital word of ads that is no skill. */
export function isPlaceOrForm(phrase: string): boolean {
  return keys.has(stemKey(phrase))
}
