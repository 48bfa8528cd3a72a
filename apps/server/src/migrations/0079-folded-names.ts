import { type Kysely, sql } from 'kysely'

/** Capital letters outside ASCII that NFKD leaves as they are, and their small ones. `lower` depends on the engine. */
function capitals(): { readonly large: string; readonly small: string } {
  let [large, small] = ['', '']
  for (let code = 0x80; code < 0x1_0000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue
    const letter = String.fromCodePoint(code)
    const lower = letter.toLowerCase()
    if (lower === letter || letter.normalize('NFKD') !== letter) continue
    large += letter
    small += lower
  }
  return { large, small }
}

const { large, small } = capitals()

/** Apostrophes outside ASCII, accents, vowel points of Hebrew and Arabic, and what nobody sees. */
const LEFT_OUT = [
  String.raw`\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c`,
  String.raw`\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
  String.raw`\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7`,
  String.raw`\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed`,
  String.raw`\u00ad\u061b\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff`,
].join('')

/** What stands between words. */
const BETWEEN = [
  String.raw`\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u058a\u05be\u05c0\u060c`,
  String.raw`\u2000-\u206f\u2212\u2800\u2e00-\u2e7f\u3000-\u3003\u3008-\u3020\u30fb`,
].join('')

const STATEMENTS = [
  // The same rule as `folded` in the domain's accounts/folded-name.ts. It uses nothing that depends on the collation of a
  // database. Most names are ASCII, so that the costly steps are left out for those.
  `create function folded(words text) returns text language plpgsql immutable strict parallel safe as $$
    declare plain text collate "C" := words;
    begin
      if plain ~ '[^\\u0001-\\u007f]' then
        plain := normalize(replace(plain, '´', ''), NFKD);
        plain := regexp_replace(plain, '[${LEFT_OUT}]', '', 'g');
        plain := translate(normalize(plain, NFC), '${large}', '${small}');
        plain := translate(plain, 'øłđðħŧıŋɓɗƙƴɛɔς', 'olddhtinbdkyeoσ');
        plain := replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
      end if;
      plain := lower(translate(plain, '''\`', ''));
      plain := regexp_replace(plain, '[${BETWEEN}]+', ' ', 'g');
      -- A space before each word, so that a search finds the beginning of any.
      return ' ' || btrim(plain);
    end $$`,
  // The patterns that a folded text must all match to have every word of a search. A word of one or two characters is
  // the beginning of a word, because trigrams find no shorter part. A search without words matches nothing.
  `create function search_patterns(search text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct case when length(word) < 3 then '% ' else '%' end || word || '%'), '{""}')
    from unnest(string_to_array(btrim(folded(search)), ' ')) as word where word <> '' $$`,
  'alter table accounts add column folded_name text collate "C"',
  `create function fold_name_of_account() returns trigger language plpgsql as $$
    begin
      new.folded_name := folded(new.first_name || ' ' || new.last_name);
      return new;
    end $$`,
  `create trigger accounts_folded before insert or update of first_name, last_name on accounts
    for each row execute function fold_name_of_account()`,
  // Replaces found_people, which servers of the version before this still call. People whose name has every word of the
  // search or whose address matches the pattern, at most `most`, in no particular order. A null pattern matches nobody.
  // Each word is a condition of its own, so that the trigram index looks all of them up. The planner estimates \`like\`
  // to be as cheap as comparing numbers; disabling sequential scans prevents reading the whole table.
  `create function people_found(search text, email_pattern text, most integer) returns setof accounts
    language plpgsql stable rows 10 set enable_seqscan = off as $$
    declare named text := (
      select string_agg(format('a.folded_name like %L', pattern), ' and ') from unnest(search_patterns(search)) pattern);
    begin
      return query execute 'select a.* from accounts a where a.erased_at is null and ((' || named || ')'
        || coalesce(' or a.email ilike ' || quote_literal(email_pattern), '') || ') limit ' || most;
    end $$`,
]

/**
 * Names as they are searched and sorted, kept by a trigger, so that servers of the version before write them, too.
 * `fillFoldedNames` fills the column of the accounts that are there already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
