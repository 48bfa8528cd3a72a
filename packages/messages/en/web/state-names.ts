/** US states and territories that are called differently in other languages, by their postal codes. */

export const STATE_NAMES = {
  AS: 'American Samoa',
  DC: 'District of Columbia',
  HI: 'Hawaii',
  LA: 'Louisiana',
  MI: 'Michigan',
  MS: 'Mississippi',
  MO: 'Missouri',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  SC: 'South Carolina',
  SD: 'South Dakota',
  VI: 'US Virgin Islands',
  WV: 'West Virginia',
}
