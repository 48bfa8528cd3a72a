/** Suggestions for free-text fields: US states and territories, and common languages. */

export const STATES: readonly string[] =
  `Alabama,Alaska,American Samoa,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,
Florida,Georgia,Guam,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,
Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,
North Carolina,North Dakota,Northern Mariana Islands,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,
South Carolina,South Dakota,Tennessee,Texas,US Virgin Islands,Utah,Vermont,Virginia,Washington,West Virginia,
Wisconsin,Wyoming`.split(/,\s*/)

export const LANGUAGES: readonly string[] =
  `English,Spanish,Mandarin,Cantonese,Hindi,Arabic,Bengali,French,Portuguese,Russian,Urdu,German,Japanese,Korean,
Vietnamese,Tagalog,Italian,Turkish,Persian,Polish,Gujarati,Punjabi,Tamil,Telugu,Nepali,Somali,Amharic,Swahili,
Igbo,Yoruba,Haitian Creole,Greek,Hebrew,Ukrainian,Thai,American Sign Language`.split(/,\s*/)
