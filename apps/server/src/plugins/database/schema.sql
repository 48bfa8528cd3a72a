-- Written by `npm run schema` from the migrations: change these, never this file.

-- Functions in SQL may name tables that come after them.
SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE TABLE public.accounts (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    role text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    time_zone text,
    created_at timestamp with time zone NOT NULL,
    suspended_at timestamp with time zone,
    signed_out_at timestamp with time zone,
    sign_in_generation integer DEFAULT 0 NOT NULL,
    device_mail_at timestamp with time zone,
    email_proved_at timestamp with time zone,
    deletion_due_at timestamp with time zone,
    deletion_told_at timestamp with time zone,
    erased_at timestamp with time zone,
    email_refused_at timestamp with time zone,
    locale text,
    folded_name text COLLATE pg_catalog."C",
    preferred_name text DEFAULT ''::text NOT NULL,
    CONSTRAINT accounts_check CHECK (((deletion_due_at IS NULL) OR (erased_at IS NULL))),
    CONSTRAINT accounts_role_check CHECK ((role = ANY (ARRAY['student'::text, 'coach'::text, 'admin'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE FUNCTION public.account_is_held(a public.accounts) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
       select a.email_proved_at is not null
         or exists (select from former_addresses f where f.account_id = a.id) $$;

CREATE FUNCTION public.chain_audit_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare newest record;
    begin
      perform pg_advisory_xact_lock(20261122, 25);
      select position, hash into newest from audit_chain order by position desc limit 1;
      new.position = coalesce(newest.position, 0) + 1;
      new.hash = sha256(convert_to(
        new.position || e'\n' || coalesce(encode(newest.hash, 'hex'), '') || e'\n' || new.id || e'\n'
        || (extract(epoch from new.at) * 1000000)::bigint || e'\n' || new.actor_role || e'\n'
        || to_json(new.action)::text || e'\n' || to_json(new.subject_type)::text || e'\n'
        || encode(new.actor_digest, 'hex') || e'\n' || encode(new.subject_digest, 'hex') || e'\n'
        || encode(new.reason_digest, 'hex'), 'UTF8'));
      return new;
    end $$;

CREATE TABLE public.coaches (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    focus_area text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    language_preference text DEFAULT ''::text NOT NULL,
    picture_key text,
    time_zone text NOT NULL,
    accepts_students boolean DEFAULT true NOT NULL,
    capacity integer DEFAULT 20 NOT NULL,
    rating numeric(2,1),
    minimum_notice_minutes integer DEFAULT 120 NOT NULL,
    horizon_days integer DEFAULT 21 NOT NULL,
    buffer_before_minutes integer DEFAULT 0 NOT NULL,
    buffer_after_minutes integer DEFAULT 0 NOT NULL,
    max_per_day integer,
    max_per_week integer,
    approved_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    hours_version integer DEFAULT 1 NOT NULL,
    phone_line text DEFAULT ''::text NOT NULL,
    meeting_link text DEFAULT ''::text NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    pending_matches integer DEFAULT 0 NOT NULL,
    accepted_matches integer DEFAULT 0 NOT NULL,
    codes text[] DEFAULT '{}'::text[] NOT NULL,
    school text DEFAULT ''::text NOT NULL,
    session_minutes integer DEFAULT 30 NOT NULL,
    changes_asked text DEFAULT ''::text NOT NULL,
    changes_asked_at timestamp with time zone,
    review_sent_at timestamp with time zone,
    welcome text DEFAULT ''::text NOT NULL,
    CONSTRAINT coaches_buffer_after_minutes_check CHECK ((buffer_after_minutes >= 0)),
    CONSTRAINT coaches_buffer_before_minutes_check CHECK ((buffer_before_minutes >= 0)),
    CONSTRAINT coaches_capacity_check CHECK ((capacity >= 0)),
    CONSTRAINT coaches_horizon_days_check CHECK (((horizon_days >= 1) AND (horizon_days <= 21))),
    CONSTRAINT coaches_max_per_day_check CHECK ((max_per_day > 0)),
    CONSTRAINT coaches_max_per_week_check CHECK ((max_per_week > 0)),
    CONSTRAINT coaches_minimum_notice_minutes_check CHECK ((minimum_notice_minutes >= 0)),
    CONSTRAINT coaches_rating_check CHECK (((rating >= (1)::numeric) AND (rating <= (5)::numeric)))
);

CREATE FUNCTION public.coach_is_open(public.coaches) RETURNS boolean
    LANGUAGE sql STABLE
    AS $_$
    select exists (select from accounts a where a.id = $1.account_id and coach_is_open($1, a)) $_$;

CREATE FUNCTION public.coach_is_open(public.coaches, public.accounts) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select $1.approved_at is not null and $1.accepts_students
      and $2.suspended_at is null and $2.deletion_due_at is null and $2.erased_at is null $_$;

CREATE FUNCTION public.count_added_matches() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update coaches c set pending_matches = c.pending_matches + coalesce(n.pending, 0),
        accepted_matches = c.accepted_matches + coalesce(n.accepted, 0)
      from (
  select coach_id, sum(sign) filter (where status = 'pending') as pending,
    sum(sign) filter (where status = 'accepted') as accepted
  from (select coach_id, status, 1 as sign from added) changed where status in ('pending', 'accepted') group by coach_id) n
      where c.id = n.coach_id and (coalesce(n.pending, 0) <> 0 or coalesce(n.accepted, 0) <> 0);
      return null;
    end $$;

CREATE FUNCTION public.count_changed_matches() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update coaches c set pending_matches = c.pending_matches + coalesce(n.pending, 0),
        accepted_matches = c.accepted_matches + coalesce(n.accepted, 0)
      from (
  select coach_id, sum(sign) filter (where status = 'pending') as pending,
    sum(sign) filter (where status = 'accepted') as accepted
  from (select coach_id, status, 1 as sign from added union all select coach_id, status, -1 as sign from taken) changed where status in ('pending', 'accepted') group by coach_id) n
      where c.id = n.coach_id and (coalesce(n.pending, 0) <> 0 or coalesce(n.accepted, 0) <> 0);
      return null;
    end $$;

CREATE FUNCTION public.count_taken_matches() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update coaches c set pending_matches = c.pending_matches + coalesce(n.pending, 0),
        accepted_matches = c.accepted_matches + coalesce(n.accepted, 0)
      from (
  select coach_id, sum(sign) filter (where status = 'pending') as pending,
    sum(sign) filter (where status = 'accepted') as accepted
  from (select coach_id, status, -1 as sign from taken) changed where status in ('pending', 'accepted') group by coach_id) n
      where c.id = n.coach_id and (coalesce(n.pending, 0) <> 0 or coalesce(n.accepted, 0) <> 0);
      return null;
    end $$;

CREATE FUNCTION public.fold_name_of_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      new.folded_name := folded(new.first_name || ' ' || new.last_name || ' ' || new.preferred_name);
      return new;
    end $$;

CREATE FUNCTION public.folded(words text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    declare plain text collate "C" := words;
    begin
      if plain ~ '[^\u0001-\u007f]' then
        plain := normalize(replace(plain, '´', ''), NFKD);
        plain := regexp_replace(plain, '[\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061b\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g');
        plain := translate(normalize(plain, NFC), 'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ', 'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ');
        plain := translate(plain, 'øłđðħŧıŋɓɗƙƴɛɔς', 'olddhtinbdkyeoσ');
        plain := replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
      end if;
      plain := lower(translate(plain, '''`', ''));
      plain := regexp_replace(plain, '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u058a\u05be\u05c0\u060c\u2000-\u206f\u2212\u2800\u2e00-\u2e7f\u3000-\u3003\u3008-\u3020\u30fb]+', ' ', 'g');
      -- A space before each word, so that a search finds the beginning of any.
      return ' ' || btrim(plain);
    end $$;

CREATE FUNCTION public.found_addresses(email_pattern text, most integer) RETURNS SETOF bigint
    LANGUAGE sql STABLE ROWS 10
    SET enable_seqscan TO 'off'
    AS $$
       select position from audit_fields where details ->> 'email' ilike email_pattern limit most $$;

CREATE FUNCTION public.found_people(name_pattern text, email_pattern text, most integer) RETURNS SETOF public.accounts
    LANGUAGE sql STABLE ROWS 10
    SET enable_seqscan TO 'off'
    AS $$
       select a.* from accounts a
       where a.erased_at is null
         and (' ' || a.first_name || ' ' || a.last_name ilike name_pattern or a.email ilike email_pattern)
       limit most $$;

CREATE FUNCTION public.named_terms(text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select array_remove(regexp_split_to_array(
      btrim(lower($1), E' \t\r\n'), '\s*([,;/&+]|\mand\M)\s*'), '') $_$;

CREATE FUNCTION public.note_new_coach() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into coach_next_free (coach_id) values (new.id) on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION public.note_standings_of_accounts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into standing_changes (student_profile_id) select s.id from changed a join student_profiles s on s.account_id = a.id
     union select t.student_profile_id from changed a join coaches c on c.account_id = a.id
       join student_standings t on t.coach_id = c.id and t.coach_name <> a.folded_name;
      return null;
    end $$;

CREATE FUNCTION public.note_standings_of_profiles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into standing_changes (student_profile_id) select id from changed;
      return null;
    end $$;

CREATE FUNCTION public.note_standings_of_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into standing_changes (student_profile_id) select distinct student_profile_id from changed;
      return null;
    end $$;

CREATE FUNCTION public.note_standings_of_schools() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into standing_changes (student_profile_id) select t.student_profile_id from student_standings t where t.school in (select value from changed);
      return null;
    end $$;

CREATE FUNCTION public.people_found(search text, email_pattern text, most integer) RETURNS SETOF public.accounts
    LANGUAGE plpgsql STABLE ROWS 10
    SET enable_seqscan TO 'off'
    AS $$
    declare named text := (
      select string_agg(format('a.folded_name like %L', pattern), ' and ') from unnest(search_patterns(search)) pattern);
    begin
      return query execute 'select a.* from accounts a where a.erased_at is null and ((' || named || ')'
        || coalesce(' or a.email ilike ' || quote_literal(email_pattern), '') || ') limit ' || most;
    end $$;

CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin raise exception 'audit entries are append only'; end $$;

CREATE FUNCTION public.refuse_audit_rewording() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if new.position = old.position
        and ((new.actor_account_id is null and new.actor_salt is null)
          or (new.actor_account_id is not distinct from old.actor_account_id
            and new.actor_salt is not distinct from old.actor_salt))
        and ((new.student_profile_id is null and new.subject_id is null and new.details is null
            and new.subject_salt is null)
          or (new.student_profile_id is not distinct from old.student_profile_id
            and new.subject_id is not distinct from old.subject_id
            and new.details::text is not distinct from old.details::text
            and new.subject_salt is not distinct from old.subject_salt))
        and ((new.reason is null and new.reason_salt is null)
          or (new.reason is not distinct from old.reason
            and new.reason_salt is not distinct from old.reason_salt))
      then return new; end if;
      raise exception 'audit entries are append only: what names a person can only be blanked';
    end $$;

CREATE FUNCTION public.remove_former_file() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into file_removals (object) values (old.object) on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION public.search_patterns(search text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    select coalesce(array_agg(distinct case when length(word) < 3 then '% ' else '%' end || word || '%'), '{""}')
    from unnest(string_to_array(btrim(folded(search)), ' ')) as word where word <> '' $$;

CREATE TABLE public.address_codes (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    code_hash text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT address_codes_email_check CHECK ((email <> ''::text))
);

CREATE TABLE public.address_requests (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    token_hash text,
    requested_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT address_requests_email_check CHECK ((email <> ''::text))
);

CREATE TABLE public.audit_chain (
    "position" bigint NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_role text NOT NULL,
    action text NOT NULL,
    subject_type text NOT NULL,
    actor_digest bytea NOT NULL,
    subject_digest bytea NOT NULL,
    reason_digest bytea NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_chain_actor_role_check CHECK ((actor_role = ANY (ARRAY['student'::text, 'coach'::text, 'admin'::text, 'system'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.audit_fields (
    "position" bigint NOT NULL,
    actor_account_id uuid,
    actor_salt bytea,
    student_profile_id uuid,
    subject_id text,
    details json,
    subject_salt bytea,
    reason text,
    reason_salt bytea
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE VIEW public.audit_entries AS
 SELECT c."position",
    c.id,
    c.at,
    c.actor_role,
    c.action,
    c.subject_type,
    f.actor_account_id,
    f.student_profile_id,
    f.subject_id,
    f.details,
    f.reason
   FROM (public.audit_chain c
     LEFT JOIN public.audit_fields f ON ((f."position" = c."position")));

CREATE TABLE public.booking_changes (
    id bigint NOT NULL,
    booking_id uuid NOT NULL,
    what text NOT NULL,
    done_at timestamp with time zone NOT NULL,
    done_by text NOT NULL,
    from_starts_at timestamp with time zone,
    from_ends_at timestamp with time zone,
    to_starts_at timestamp with time zone,
    to_ends_at timestamp with time zone,
    is_late boolean DEFAULT false NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT booking_changes_check CHECK (((from_starts_at IS NULL) = (from_ends_at IS NULL))),
    CONSTRAINT booking_changes_check1 CHECK (((to_starts_at IS NULL) = (to_ends_at IS NULL))),
    CONSTRAINT booking_changes_done_by_check CHECK ((done_by = ANY (ARRAY['student'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT booking_changes_what_check CHECK ((what = ANY (ARRAY['moved'::text, 'cancelled'::text, 'restored'::text, 'proposed'::text])))
);

ALTER TABLE public.booking_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.booking_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bookings (
    id uuid NOT NULL,
    time_slot_id uuid NOT NULL,
    coach_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    status text NOT NULL,
    pre_session_note text DEFAULT ''::text NOT NULL,
    coach_plan text,
    created_at timestamp with time zone NOT NULL,
    cancelled_at timestamp with time zone,
    cancelled_by text,
    cancel_reason text DEFAULT ''::text NOT NULL,
    cancellation_put_away_at timestamp with time zone,
    moves integer DEFAULT 0 NOT NULL,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    attending_at timestamp with time zone,
    CONSTRAINT bookings_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['student'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT bookings_check CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
    CONSTRAINT bookings_check1 CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
    CONSTRAINT bookings_moves_check CHECK ((moves >= 0)),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'completed'::text, 'no_show'::text, 'cancelled'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.bulk_act_targets (
    act_id uuid NOT NULL,
    "position" integer NOT NULL,
    target_id uuid NOT NULL,
    state text NOT NULL,
    code text,
    former integer,
    taken_at timestamp with time zone,
    former_school jsonb,
    CONSTRAINT bulk_act_targets_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'left_out'::text, 'taken'::text, 'done'::text, 'failed'::text, 'undone'::text, 'kept'::text])))
);

CREATE TABLE public.bulk_acts (
    id uuid NOT NULL,
    act text NOT NULL,
    capacity integer,
    reason text NOT NULL,
    more boolean NOT NULL,
    asked_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    undo_started_at timestamp with time zone,
    note text DEFAULT ''::text NOT NULL,
    school text
);

CREATE TABLE public.calendar_feeds (
    account_id uuid NOT NULL,
    secret_hash text NOT NULL,
    made_at timestamp with time zone NOT NULL
);

CREATE TABLE public.care_digests (
    due_at timestamp with time zone NOT NULL,
    held_back integer NOT NULL,
    unproved integer NOT NULL,
    enqueued_at timestamp with time zone
);

CREATE TABLE public.care_phrases (
    id uuid NOT NULL,
    text text NOT NULL,
    key text NOT NULL,
    level text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT care_phrases_key_check CHECK ((key <> ''::text)),
    CONSTRAINT care_phrases_level_check CHECK ((level = ANY (ARRAY['clear'::text, 'maybe'::text]))),
    CONSTRAINT care_phrases_text_check CHECK ((text <> ''::text))
);

CREATE TABLE public.care_request_staff (
    request_id uuid NOT NULL,
    account_id uuid NOT NULL
);

CREATE TABLE public.care_requests (
    id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    place text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    answered_by uuid,
    answer_note text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    coach_id uuid,
    read_at timestamp with time zone,
    read_by uuid,
    CONSTRAINT care_requests_place_check CHECK ((place <> ''::text)),
    CONSTRAINT care_requests_text_check CHECK (((text <> ''::text) OR (place = 'asked'::text)))
);

CREATE TABLE public.care_settings (
    id integer DEFAULT 1 NOT NULL,
    number text DEFAULT '988'::text NOT NULL,
    takes_texts boolean DEFAULT true NOT NULL,
    chat_url text DEFAULT 'https://988lifeline.org/chat/'::text NOT NULL,
    emergency_number text DEFAULT '911'::text NOT NULL,
    protocol text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    contact_email text DEFAULT ''::text NOT NULL,
    hours text DEFAULT ''::text NOT NULL,
    spanish_chat_url text DEFAULT ''::text NOT NULL,
    asking_for_spanish text DEFAULT ''::text NOT NULL,
    protocol_es text DEFAULT ''::text NOT NULL,
    CONSTRAINT care_settings_emergency_number_check CHECK ((emergency_number <> ''::text)),
    CONSTRAINT care_settings_id_check CHECK ((id = 1)),
    CONSTRAINT care_settings_number_check CHECK ((number <> ''::text)),
    CONSTRAINT care_settings_protocol_check CHECK ((protocol <> ''::text))
);

CREATE TABLE public.care_staff (
    account_id uuid NOT NULL
);

CREATE TABLE public.choices (
    id uuid NOT NULL,
    question_id uuid NOT NULL,
    "position" integer NOT NULL,
    choice_text text NOT NULL,
    retired_at timestamp with time zone,
    replaces uuid,
    code text,
    choice_text_es text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.cleaned_texts (
    table_name text NOT NULL,
    passes integer DEFAULT 0 NOT NULL,
    reached jsonb,
    changed bigint DEFAULT 0 NOT NULL,
    left_as_they_are bigint DEFAULT 0 NOT NULL,
    finished_at timestamp with time zone
);

CREATE TABLE public.coach_changes (
    id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    match_id uuid NOT NULL,
    new_match_id uuid,
    reason text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    shares_notes boolean DEFAULT false NOT NULL,
    CONSTRAINT coach_changes_reason_check CHECK ((length(reason) <= 500))
);

CREATE TABLE public.coach_next_free (
    coach_id uuid NOT NULL,
    next_free_at timestamp with time zone,
    checked_at timestamp with time zone,
    due_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL
);

CREATE TABLE public.coach_notes (
    id uuid NOT NULL,
    coach_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    booking_id uuid,
    text text NOT NULL,
    shared boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    shared_at timestamp with time zone,
    seen_at timestamp with time zone,
    CONSTRAINT coach_notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000)))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.coach_notices (
    coach_id uuid NOT NULL,
    kind text NOT NULL,
    seen_at timestamp with time zone,
    mail_due_at timestamp with time zone,
    CONSTRAINT coach_notices_kind_check CHECK ((kind = ANY (ARRAY['requests'::text, 'notes'::text, 'ratings'::text, 'care'::text, 'asks'::text])))
);

CREATE TABLE public.coach_records (
    coach_id uuid NOT NULL,
    area text NOT NULL,
    cases integer NOT NULL,
    stars double precision NOT NULL,
    CONSTRAINT coach_records_cases_check CHECK ((cases > 0))
);

CREATE TABLE public.data_exports (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    for_person boolean NOT NULL,
    state text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    made_at timestamp with time zone,
    expires_at timestamp with time zone,
    bytes bytea,
    object text,
    size integer,
    key_id text,
    CONSTRAINT data_exports_check2 CHECK (((made_at IS NULL) = (expires_at IS NULL))),
    CONSTRAINT data_exports_made_check CHECK (((state = 'ready'::text) = (made_at IS NOT NULL))),
    CONSTRAINT data_exports_place_check CHECK (((bytes IS NULL) OR (object IS NULL))),
    CONSTRAINT data_exports_ready_check CHECK (((state = 'ready'::text) = ((bytes IS NOT NULL) OR (object IS NOT NULL)))),
    CONSTRAINT data_exports_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'ready'::text, 'failed'::text])))
);

CREATE TABLE public.date_overrides (
    coach_id uuid NOT NULL,
    date date NOT NULL,
    start_minute integer,
    end_minute integer,
    CONSTRAINT date_overrides_check CHECK (((start_minute IS NULL) = (end_minute IS NULL))),
    CONSTRAINT date_overrides_check1 CHECK (((start_minute IS NULL) OR (start_minute < end_minute))),
    CONSTRAINT date_overrides_end_minute_check CHECK (((end_minute >= 1) AND (end_minute <= 1440))),
    CONSTRAINT date_overrides_start_minute_check CHECK (((start_minute >= 0) AND (start_minute <= 1439)))
);

CREATE TABLE public.email_proofs (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    code_hash text,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.feedback (
    booking_id uuid NOT NULL,
    coach_id uuid NOT NULL,
    coach_rating integer NOT NULL,
    rating integer NOT NULL,
    experience text DEFAULT ''::text NOT NULL,
    feedback text DEFAULT ''::text NOT NULL,
    recommend integer,
    impact text DEFAULT ''::text NOT NULL,
    is_video_testimonial_share boolean DEFAULT false NOT NULL,
    testimonial_link text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    shared_as uuid,
    CONSTRAINT feedback_coach_rating_check CHECK (((coach_rating >= 1) AND (coach_rating <= 5))),
    CONSTRAINT feedback_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT feedback_recommend_check CHECK (((recommend >= 1) AND (recommend <= 5)))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.file_home (
    id integer NOT NULL,
    place text NOT NULL,
    CONSTRAINT file_home_id_check CHECK ((id = 1)),
    CONSTRAINT file_home_place_check CHECK ((place = ANY (ARRAY['bucket'::text, 'database'::text])))
);

CREATE TABLE public.file_removals (
    object text NOT NULL,
    due_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    taken boolean DEFAULT false NOT NULL
);

CREATE TABLE public.former_addresses (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    email text NOT NULL,
    until timestamp with time zone NOT NULL,
    was_proved boolean DEFAULT false NOT NULL
);

CREATE TABLE public.idempotency_keys (
    account_id uuid NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    status integer,
    reply jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.invitation_words (
    role text NOT NULL,
    locale text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    version integer NOT NULL,
    CONSTRAINT invitation_words_role_check CHECK ((role = ANY (ARRAY['student'::text, 'coach'::text])))
);

CREATE TABLE public.invitations (
    id uuid NOT NULL,
    token_hash text,
    email text NOT NULL,
    role text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    invited_by uuid,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    revoked_at timestamp with time zone,
    school text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    from_roster boolean DEFAULT false NOT NULL,
    locale text,
    CONSTRAINT invitations_check CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL))),
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['student'::text, 'coach'::text, 'admin'::text])))
);

CREATE TABLE public.known_devices (
    account_id uuid NOT NULL,
    device_hash text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.link_checks (
    url text NOT NULL,
    found text,
    checked_at timestamp with time zone,
    asked_at timestamp with time zone NOT NULL,
    CONSTRAINT link_checks_check CHECK (((checked_at IS NULL) = (found IS NULL))),
    CONSTRAINT link_checks_found_check CHECK ((found = ANY (ARRAY['allowed'::text, 'refused'::text, 'unreachable'::text])))
);

CREATE TABLE public.mailed_codes (
    id uuid NOT NULL,
    nr bigint NOT NULL,
    account_id uuid NOT NULL,
    purpose text NOT NULL,
    place text NOT NULL,
    letters boolean DEFAULT false NOT NULL,
    code_hash text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT mailed_codes_purpose_check CHECK ((purpose = ANY (ARRAY['password_reset'::text, 'email_proof'::text])))
);

ALTER TABLE public.mailed_codes ALTER COLUMN nr ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mailed_codes_nr_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.match_requests (
    id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    coach_id uuid NOT NULL,
    status text NOT NULL,
    score real DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_by text,
    run_id uuid,
    factors jsonb,
    coached_until timestamp with time zone,
    accepted_at timestamp with time zone,
    read_until timestamp with time zone,
    declined_by text,
    CONSTRAINT match_requests_check CHECK (((ended_by IS NULL) OR (status = 'ended'::text))),
    CONSTRAINT match_requests_declined_by_check CHECK ((declined_by = ANY (ARRAY['coach'::text, 'admin'::text]))),
    CONSTRAINT match_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'ended'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.matching_runs (
    id uuid NOT NULL,
    why text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone NOT NULL,
    weights jsonb NOT NULL,
    students integer NOT NULL,
    coaches integer NOT NULL,
    matches integer NOT NULL
);

CREATE TABLE public.messages (
    id uuid NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    state text NOT NULL,
    turn integer DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    failure text,
    reply_code integer,
    account_id uuid,
    invitation_id uuid GENERATED ALWAYS AS (((payload ->> 'invitationId'::text))::uuid) STORED,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone,
    sent_at timestamp with time zone,
    booking_id uuid GENERATED ALWAYS AS (((payload ->> 'bookingId'::text))::uuid) STORED,
    sequence integer GENERATED ALWAYS AS (((payload ->> 'sequence'::text))::integer) STORED,
    waits boolean DEFAULT false NOT NULL,
    taken_until timestamp with time zone,
    request_id uuid,
    traceparent text,
    CONSTRAINT messages_check CHECK (((next_try_at IS NOT NULL) = (state = ANY (ARRAY['due'::text, 'retrying'::text])))),
    CONSTRAINT messages_check1 CHECK (((sent_at IS NOT NULL) = (state = 'sent'::text))),
    CONSTRAINT messages_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'put_off'::text, 'turned_away'::text, 'no_answer'::text, 'unreachable'::text, 'fault'::text]))),
    CONSTRAINT messages_state_check CHECK ((state = ANY (ARRAY['due'::text, 'retrying'::text, 'sent'::text, 'refused'::text, 'given_up'::text, 'unwanted'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.no_shows (
    booking_id uuid NOT NULL,
    marked_at timestamp with time zone NOT NULL,
    student_was_at timestamp with time zone,
    both_were_at timestamp with time zone,
    objected_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by text,
    took_place boolean,
    CONSTRAINT no_shows_check CHECK ((((decided_at IS NULL) = (took_place IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
    CONSTRAINT no_shows_check1 CHECK (((decided_at IS NULL) OR (objected_at IS NOT NULL))),
    CONSTRAINT no_shows_decided_by_check CHECK ((decided_by = ANY (ARRAY['coach'::text, 'admin'::text])))
);

CREATE TABLE public.notification_choices (
    account_id uuid NOT NULL,
    reminder_day boolean NOT NULL,
    reminder_hour boolean NOT NULL,
    feedback_asked boolean NOT NULL,
    note_shared boolean DEFAULT true NOT NULL,
    coach_requests boolean DEFAULT true NOT NULL,
    coach_ratings boolean DEFAULT true NOT NULL,
    suggestion boolean DEFAULT true NOT NULL,
    answers_reminder boolean DEFAULT true NOT NULL,
    coach_asks boolean DEFAULT true NOT NULL
);

CREATE VIEW public.open_coaches AS
 SELECT c.id
   FROM (public.coaches c
     JOIN public.accounts a ON ((a.id = c.account_id)))
  WHERE public.coach_is_open(c.*, a.*);

CREATE TABLE public.password_resets (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    code_hash text,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.people_views (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    key text NOT NULL,
    search text NOT NULL,
    query jsonb NOT NULL
);

CREATE TABLE public.pictures (
    key text NOT NULL,
    bytes bytea,
    created_at timestamp with time zone NOT NULL,
    object text,
    CONSTRAINT pictures_key_check CHECK ((key ~ '^[0-9a-f]{32}$'::text))
);

CREATE TABLE public.posts (
    id uuid NOT NULL,
    school text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    link text,
    picture_key text,
    picture_alt text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    published_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    time_zone text,
    place text DEFAULT ''::text NOT NULL,
    also_for text[] DEFAULT '{}'::text[] NOT NULL,
    for_all boolean DEFAULT false NOT NULL,
    CONSTRAINT posts_check CHECK (((picture_key IS NULL) OR (picture_alt <> ''::text))),
    CONSTRAINT posts_event_is_whole CHECK (((num_nonnulls(starts_at, ends_at, time_zone) = ANY (ARRAY[0, 3])) AND ((ends_at IS NULL) OR (ends_at > starts_at)))),
    CONSTRAINT posts_link_check CHECK ((link ~ '^https?://'::text)),
    CONSTRAINT posts_school_check CHECK ((school <> ''::text)),
    CONSTRAINT posts_time_zone_check CHECK ((time_zone <> ''::text)),
    CONSTRAINT posts_title_check CHECK ((title <> ''::text))
);

CREATE TABLE public.programme (
    id integer DEFAULT 1 NOT NULL,
    matching_mode text DEFAULT 'automatic'::text NOT NULL,
    restrict_booking_to_matches boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    most_upcoming_sessions integer DEFAULT 8 NOT NULL,
    cancel_notice_minutes integer DEFAULT 240 NOT NULL,
    direct_calls boolean DEFAULT false NOT NULL,
    mode_since timestamp with time zone,
    matching_weights jsonb,
    matching_weights_version integer DEFAULT 1 NOT NULL,
    spanish_read_by text DEFAULT ''::text NOT NULL,
    look_name text DEFAULT ''::text NOT NULL,
    look_accent text DEFAULT 'teal'::text NOT NULL,
    look_version integer DEFAULT 1 NOT NULL,
    figures_zone text DEFAULT 'America/New_York'::text NOT NULL,
    match_confirmed_only boolean DEFAULT false NOT NULL,
    terms_version integer DEFAULT 1 NOT NULL,
    set_up_skipped text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT programme_cancel_notice_minutes_check CHECK (((cancel_notice_minutes >= 0) AND (cancel_notice_minutes <= 10080))),
    CONSTRAINT programme_id_check CHECK ((id = 1)),
    CONSTRAINT programme_look_accent_check CHECK ((look_accent = ANY (ARRAY['teal'::text, 'indigo'::text, 'plum'::text, 'forest'::text, 'slate'::text]))),
    CONSTRAINT programme_matching_mode_check CHECK ((matching_mode = ANY (ARRAY['automatic'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT programme_most_upcoming_sessions_check CHECK ((most_upcoming_sessions > 0))
);

CREATE TABLE public.programme_figures (
    zone text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    made_at timestamp with time zone,
    figures jsonb,
    CONSTRAINT programme_figures_check CHECK (((made_at IS NULL) = (figures IS NULL)))
);

CREATE TABLE public.programme_loads (
    zone text NOT NULL,
    "position" integer NOT NULL,
    coach_id uuid NOT NULL,
    sessions integer NOT NULL,
    filled integer,
    CONSTRAINT programme_loads_position_check CHECK (("position" > 0))
);

CREATE TABLE public.programme_terms (
    first_day date NOT NULL,
    last_day date NOT NULL,
    name text NOT NULL,
    CONSTRAINT programme_terms_check CHECK ((last_day >= first_day)),
    CONSTRAINT programme_terms_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.proposed_times (
    booking_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    proposed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.proved_addresses (
    digest text NOT NULL,
    student_profile_id uuid NOT NULL
);

CREATE TABLE public.questionnaire_versions (
    version integer NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    saved_by uuid,
    added integer NOT NULL,
    edited integer NOT NULL,
    removed integer NOT NULL,
    CONSTRAINT questionnaire_versions_version_check CHECK ((version > 0))
);

CREATE TABLE public.questions (
    id uuid NOT NULL,
    "position" integer NOT NULL,
    question_text text NOT NULL,
    question_type text NOT NULL,
    matching_key text,
    retired_at timestamp with time zone,
    replaces uuid,
    counts boolean DEFAULT false NOT NULL,
    question_text_es text DEFAULT ''::text NOT NULL,
    CONSTRAINT questions_matching_key_check CHECK ((matching_key = ANY (ARRAY['focus_area'::text, 'language'::text, 'preference'::text]))),
    CONSTRAINT questions_question_type_check CHECK ((question_type = ANY (ARRAY['multiple_choice'::text, 'text'::text])))
);

CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.readiness (
    id integer NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    CONSTRAINT readiness_id_check CHECK ((id = 1))
);

CREATE TABLE public.refresh_families (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.refresh_tokens (
    token_hash text NOT NULL,
    family_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    spent_at timestamp with time zone,
    parent_hash text
);

CREATE TABLE public.response_sets (
    id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    is_current boolean NOT NULL
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.responses (
    id uuid NOT NULL,
    response_set_id uuid NOT NULL,
    question_id uuid NOT NULL,
    choice_id uuid,
    answer_text text
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.retention_rules (
    kind text NOT NULL,
    days integer NOT NULL,
    version integer NOT NULL,
    CONSTRAINT retention_rules_days_check CHECK ((days > 0))
);

CREATE TABLE public.retention_runs (
    id uuid NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    asked_by uuid,
    by_hand boolean NOT NULL,
    removed jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.room_signals (
    id bigint NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    role text NOT NULL,
    peer uuid NOT NULL,
    connection uuid NOT NULL,
    to_peer uuid,
    body text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT room_signals_kind_check CHECK ((kind = ANY (ARRAY['joined'::text, 'left'::text, 'relay'::text]))),
    CONSTRAINT room_signals_role_check CHECK ((role = ANY (ARRAY['student'::text, 'coach'::text])))
);

ALTER TABLE public.room_signals ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.room_signals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.roster_imports (
    id uuid NOT NULL,
    file_name text NOT NULL,
    encoding text NOT NULL,
    state text NOT NULL,
    total integer NOT NULL,
    to_write integer,
    counts jsonb,
    created_by uuid,
    confirmed_by uuid,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    locale text,
    header_row integer DEFAULT 1 NOT NULL,
    CONSTRAINT roster_imports_encoding_check CHECK ((encoding = ANY (ARRAY['utf-8'::text, 'utf-16le'::text, 'utf-16be'::text, 'windows-1252'::text]))),
    CONSTRAINT roster_imports_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'writing'::text, 'done'::text, 'cancelled'::text, 'abandoned'::text])))
);

CREATE TABLE public.roster_rows (
    import_id uuid NOT NULL,
    number integer NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    role text NOT NULL,
    school text NOT NULL,
    state text NOT NULL,
    city text NOT NULL,
    fate text NOT NULL,
    twin integer,
    problem text NOT NULL,
    suggested_school text DEFAULT ''::text NOT NULL,
    CONSTRAINT roster_rows_fate_check CHECK ((fate = ANY (ARRAY['new'::text, 'unknown_school'::text, 'invited'::text, 'has_account'::text, 'already_invited'::text, 'twice'::text, 'not_valid'::text])))
);

CREATE TABLE public.school_codes (
    student_profile_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    code_hash text,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.school_domains (
    domain text NOT NULL,
    school text NOT NULL,
    CONSTRAINT school_domains_domain_check CHECK (((domain <> ''::text) AND (domain = lower(domain))))
);

CREATE TABLE public.schools (
    value text NOT NULL,
    name text NOT NULL,
    wellness_url text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    wall_on boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    joined_to text,
    CONSTRAINT schools_check CHECK ((joined_to <> value)),
    CONSTRAINT schools_name_check CHECK ((name <> ''::text)),
    CONSTRAINT schools_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'hidden'::text]))),
    CONSTRAINT schools_value_check CHECK ((value <> ''::text)),
    CONSTRAINT schools_wellness_url_check CHECK (((wellness_url = ''::text) OR (wellness_url ~ '^https://'::text)))
);

CREATE TABLE public.session_messages (
    id bigint NOT NULL,
    booking_id uuid NOT NULL,
    author text NOT NULL,
    key uuid NOT NULL,
    text text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT session_messages_author_check CHECK ((author = ANY (ARRAY['student'::text, 'coach'::text]))),
    CONSTRAINT session_messages_text_check CHECK (((text <> ''::text) AND (length(text) <= 2000)))
);

ALTER TABLE public.session_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.session_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.session_rooms (
    booking_id uuid NOT NULL,
    opened_at timestamp with time zone,
    student_connection uuid,
    student_seen_at timestamp with time zone,
    coach_connection uuid,
    coach_seen_at timestamp with time zone,
    student_sent bigint DEFAULT 0 NOT NULL,
    student_second bigint DEFAULT 0 NOT NULL,
    student_second_sent integer DEFAULT 0 NOT NULL,
    coach_sent bigint DEFAULT 0 NOT NULL,
    coach_second bigint DEFAULT 0 NOT NULL,
    coach_second_sent integer DEFAULT 0 NOT NULL,
    student_was_at timestamp with time zone,
    both_were_at timestamp with time zone
);

CREATE TABLE public.shown_events (
    post_id uuid NOT NULL,
    schools text[] NOT NULL,
    for_all boolean NOT NULL,
    title text NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.standing_changes (
    id bigint NOT NULL,
    student_profile_id uuid NOT NULL
);

ALTER TABLE public.standing_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.standing_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.stories (
    id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    school text NOT NULL,
    title text NOT NULL,
    story text NOT NULL,
    tags jsonb DEFAULT '[]'::jsonb NOT NULL,
    state text NOT NULL,
    place bigint,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by uuid,
    decision_reason text DEFAULT ''::text NOT NULL,
    state_before text,
    CONSTRAINT stories_check CHECK (((state <> 'published'::text) OR ((place IS NOT NULL) AND (published_at IS NOT NULL)))),
    CONSTRAINT stories_school_check CHECK ((school <> ''::text)),
    CONSTRAINT stories_state_before_check CHECK ((state_before = ANY (ARRAY['held'::text, 'waiting'::text, 'published'::text]))),
    CONSTRAINT stories_state_check CHECK ((state = ANY (ARRAY['held'::text, 'waiting'::text, 'published'::text, 'declined'::text, 'removed'::text]))),
    CONSTRAINT stories_story_check CHECK ((story <> ''::text)),
    CONSTRAINT stories_title_check CHECK ((title <> ''::text))
);

CREATE TABLE public.story_messages (
    id uuid NOT NULL,
    story_id uuid NOT NULL,
    text text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    sent_by uuid,
    answer text DEFAULT ''::text NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT story_messages_text_check CHECK ((text <> ''::text))
);

CREATE SEQUENCE public.story_places
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.story_reports (
    story_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT story_reports_reason_check CHECK ((reason <> ''::text))
);

CREATE TABLE public.story_thanks (
    story_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.student_profiles (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    school text DEFAULT ''::text NOT NULL,
    degree text DEFAULT ''::text NOT NULL,
    course text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    language_preference text DEFAULT ''::text NOT NULL,
    identify_as text DEFAULT ''::text NOT NULL,
    sex text DEFAULT ''::text NOT NULL,
    is_international boolean,
    is_completed boolean DEFAULT false NOT NULL,
    picture_key text,
    shares_identity boolean DEFAULT false NOT NULL,
    proved_school text,
    proved_at timestamp with time zone,
    proved_by text,
    matching_held boolean DEFAULT false NOT NULL,
    proof_taken_back boolean DEFAULT false NOT NULL,
    reminded_at timestamp with time zone,
    CONSTRAINT student_profiles_proof_is_whole CHECK ((num_nonnulls(proved_school, proved_at, proved_by) = ANY (ARRAY[0, 3]))),
    CONSTRAINT student_profiles_proved_by_check CHECK ((proved_by = ANY (ARRAY['roster'::text, 'invitation'::text, 'address'::text, 'staff'::text]))),
    CONSTRAINT student_profiles_proved_school_check CHECK ((proved_school <> ''::text))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.student_standings (
    account_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    stage smallint NOT NULL,
    school text NOT NULL,
    school_name text NOT NULL COLLATE pg_catalog."C",
    coach_id uuid,
    coach_name text NOT NULL COLLATE pg_catalog."C",
    last_at timestamp with time zone NOT NULL,
    next_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02');

CREATE TABLE public.suggested_times (
    suggestion_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.suggestion_asks (
    coach_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL
);

CREATE TABLE public.suggestions (
    id uuid NOT NULL,
    coach_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_as text,
    ended_at timestamp with time zone,
    CONSTRAINT suggestions_check CHECK (((ended_as IS NULL) = (ended_at IS NULL))),
    CONSTRAINT suggestions_ended_as_check CHECK ((ended_as = ANY (ARRAY['declined'::text, 'withdrawn'::text])))
);

CREATE TABLE public.tickets (
    hash text NOT NULL,
    account_id uuid NOT NULL,
    sign_in_id uuid,
    generation bigint NOT NULL,
    booking_id uuid,
    expires_at timestamp with time zone NOT NULL,
    kind text DEFAULT 'room'::text NOT NULL,
    CONSTRAINT tickets_booking_of_rooms CHECK (((kind = 'room'::text) = (booking_id IS NOT NULL))),
    CONSTRAINT tickets_kind_check CHECK ((kind = ANY (ARRAY['room'::text, 'live'::text])))
);

CREATE TABLE public.time_off (
    id uuid NOT NULL,
    coach_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    booking_id uuid,
    first_date date,
    last_date date,
    CONSTRAINT time_off_check CHECK ((starts_at < ends_at)),
    CONSTRAINT time_off_days CHECK ((((first_date IS NULL) = (last_date IS NULL)) AND (first_date <= last_date)))
);

CREATE TABLE public.time_slots (
    id uuid NOT NULL,
    coach_id uuid NOT NULL,
    student_profile_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    during tstzrange GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)'::text)) STORED NOT NULL,
    status text NOT NULL,
    expires_at timestamp with time zone,
    claimed_at timestamp with time zone,
    renewed boolean DEFAULT false NOT NULL,
    moving_booking_id uuid,
    was_booked boolean DEFAULT false NOT NULL,
    CONSTRAINT time_slots_check CHECK ((starts_at < ends_at)),
    CONSTRAINT time_slots_check1 CHECK (((status = 'claimed'::text) = (expires_at IS NOT NULL))),
    CONSTRAINT time_slots_status_check CHECK ((status = ANY (ARRAY['claimed'::text, 'booked'::text, 'released'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE public.wall_waits (
    student_profile_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL
);

CREATE TABLE public.web_assets (
    name text NOT NULL,
    encoding text NOT NULL,
    body bytea NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT web_assets_encoding_check CHECK ((encoding = ANY (ARRAY['br'::text, 'identity'::text])))
);
ALTER TABLE ONLY public.web_assets ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE public.weekly_hours (
    coach_id uuid NOT NULL,
    weekday integer NOT NULL,
    start_minute integer NOT NULL,
    end_minute integer NOT NULL,
    CONSTRAINT weekly_hours_check CHECK ((start_minute < end_minute)),
    CONSTRAINT weekly_hours_end_minute_check CHECK (((end_minute >= 1) AND (end_minute <= 1440))),
    CONSTRAINT weekly_hours_start_minute_check CHECK (((start_minute >= 0) AND (start_minute <= 1439))),
    CONSTRAINT weekly_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

INSERT INTO public.care_settings (id, number, takes_texts, chat_url, emergency_number, protocol, version, contact_email, hours, spanish_chat_url, asking_for_spanish, protocol_es) VALUES (1, '988', true, 'https://988lifeline.org/chat/', '911', 'Read this when somebody wrote, or said, something that may mean danger.

1. Stay calm, and stay with them. Write or call today, not at the next session. Thank them for telling you.

2. Ask, in plain words: ''Are you thinking of killing yourself?'', ''Did somebody hurt you?'', ''Are you safe where you are right now?'' Asking does not put the thought into anybody''s head.

3. Danger now: call the emergency number with the place where they are. Do not leave them alone on the phone.

4. No danger this minute: give them the crisis line, and call it together if they like. Agree on what happens today, and who is with them tonight.

5. Tell the programme''s staff the same day. Do not promise to keep it secret: say whom you tell, and why.

6. Write down when you did what, in facts. Then look after yourself, and talk to somebody too.', 1, '', '', '', '', 'Lee esto cuando alguien escribió o dijo algo que puede significar peligro.

1. Mantén la calma y quédate con esa persona. Escríbele o llámale hoy, no en la próxima sesión. Dale las gracias por contártelo.

2. Pregunta con palabras sencillas: “¿Estás pensando en quitarte la vida?”, “¿Alguien te hizo daño?”, “¿Estás a salvo donde estás ahora mismo?” Preguntar no le mete la idea en la cabeza a nadie.

3. Si hay peligro ahora: llama al número de emergencia y di el lugar donde está. No cuelgues ni dejes sola a esa persona en el teléfono.

4. Si no hay peligro en este momento: dale la línea de crisis y, si quiere, llamen juntos. Acuerden qué pasa hoy y quién le acompaña esta noche.

5. Avisa al equipo del programa el mismo día. No prometas guardar el secreto: di a quién le avisas y por qué.

6. Anota qué hiciste y cuándo, solo hechos. Después cuídate, y habla con alguien tú también.');

INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000001001', '5c0a1e00-0000-4000-8001-000000001000', 1, 'To get through something hard', NULL, NULL, NULL, 'Superar algo difícil');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000001002', '5c0a1e00-0000-4000-8001-000000001000', 2, 'To get better at something', NULL, NULL, NULL, 'Mejorar en algo');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000001003', '5c0a1e00-0000-4000-8001-000000001000', 3, 'To find out what I want', NULL, NULL, NULL, 'Descubrir qué quiero');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002001', '5c0a1e00-0000-4000-8001-000000002000', 1, 'Study habits and planning', NULL, NULL, 'focus:study', 'Hábitos de estudio y planificación');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002002', '5c0a1e00-0000-4000-8001-000000002000', 2, 'Exams and deadlines', NULL, NULL, 'focus:exams', 'Exámenes y fechas de entrega');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002003', '5c0a1e00-0000-4000-8001-000000002000', 3, 'Sleep and daily routine', NULL, NULL, 'focus:sleep', 'Sueño y rutina diaria');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002004', '5c0a1e00-0000-4000-8001-000000002000', 4, 'Stress and balance', NULL, NULL, 'focus:stress', 'Estrés y equilibrio');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002005', '5c0a1e00-0000-4000-8001-000000002000', 5, 'Relationships and communication', NULL, NULL, 'focus:relationships', 'Relaciones y comunicación');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002006', '5c0a1e00-0000-4000-8001-000000002000', 6, 'Campus life and belonging', NULL, NULL, 'focus:belonging', 'Vida universitaria y sentido de pertenencia');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002007', '5c0a1e00-0000-4000-8001-000000002000', 7, 'Career direction and internships', NULL, NULL, 'focus:career', 'Rumbo profesional y pasantías');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002008', '5c0a1e00-0000-4000-8001-000000002000', 8, 'Confidence and motivation', NULL, NULL, 'focus:confidence', 'Autoconfianza y motivación');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002009', '5c0a1e00-0000-4000-8001-000000002000', 9, 'Money and work beside studying', NULL, NULL, 'focus:money', 'Dinero y empleo durante los estudios');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002010', '5c0a1e00-0000-4000-8001-000000002000', 10, 'Settling in and big changes', NULL, NULL, 'focus:transition', 'Adaptación y grandes cambios');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002011', '5c0a1e00-0000-4000-8001-000000002000', 11, 'Something else', NULL, NULL, NULL, 'Otra cosa');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000003001', '5c0a1e00-0000-4000-8001-000000003000', 1, 'Listen while I think aloud', NULL, NULL, 'style:listening', 'Que me escuche mientras pienso en voz alta');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000003002', '5c0a1e00-0000-4000-8001-000000003000', 2, 'Plan small steps with me', NULL, NULL, 'style:planning', 'Que planee pasos pequeños conmigo');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000003003', '5c0a1e00-0000-4000-8001-000000003000', 3, 'Ask me the questions I avoid', NULL, NULL, 'style:questions', 'Que me haga las preguntas que evito');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000003004', '5c0a1e00-0000-4000-8001-000000003000', 4, 'Encourage me to keep going', NULL, NULL, 'style:encouraging', 'Que me dé ánimo para seguir');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000004001', '5c0a1e00-0000-4000-8001-000000004000', 1, 'Mornings', NULL, NULL, 'time:morning', 'Por la mañana');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000004002', '5c0a1e00-0000-4000-8001-000000004000', 2, 'Afternoons', NULL, NULL, 'time:afternoon', 'Por la tarde');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000004003', '5c0a1e00-0000-4000-8001-000000004000', 3, 'Evenings', NULL, NULL, 'time:evening', 'Por la noche');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000004004', '5c0a1e00-0000-4000-8001-000000004000', 4, 'Any time of day', NULL, NULL, NULL, 'En cualquier momento del día');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005001', '5c0a1e00-0000-4000-8001-000000005000', 1, 'English', NULL, NULL, 'language:english', 'Inglés');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005002', '5c0a1e00-0000-4000-8001-000000005000', 2, 'Spanish', NULL, NULL, 'language:spanish', 'Español');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005003', '5c0a1e00-0000-4000-8001-000000005000', 3, 'Mandarin', NULL, NULL, 'language:mandarin', 'Mandarín');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005004', '5c0a1e00-0000-4000-8001-000000005000', 4, 'Hindi', NULL, NULL, 'language:hindi', 'Hindi');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005005', '5c0a1e00-0000-4000-8001-000000005000', 5, 'Nepali', NULL, NULL, 'language:nepali', 'Nepalí');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005006', '5c0a1e00-0000-4000-8001-000000005000', 6, 'Portuguese', NULL, NULL, 'language:portuguese', 'Portugués');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005007', '5c0a1e00-0000-4000-8001-000000005000', 7, 'French', NULL, NULL, 'language:french', 'Francés');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005008', '5c0a1e00-0000-4000-8001-000000005000', 8, 'Arabic', NULL, NULL, 'language:arabic', 'Árabe');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005009', '5c0a1e00-0000-4000-8001-000000005000', 9, 'Vietnamese', NULL, NULL, 'language:vietnamese', 'Vietnamita');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005010', '5c0a1e00-0000-4000-8001-000000005000', 10, 'Korean', NULL, NULL, 'language:korean', 'Coreano');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005011', '5c0a1e00-0000-4000-8001-000000005000', 11, 'No preference', NULL, NULL, NULL, 'Sin preferencia');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006001', '5c0a1e00-0000-4000-8001-000000006000', 1, 'Being the first in the family at college', NULL, NULL, 'experience:first_generation', 'Ser de la primera generación de su familia en la universidad');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006002', '5c0a1e00-0000-4000-8001-000000006000', 2, 'Studying in another country', NULL, NULL, 'experience:international', 'Estudiar en otro país');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006003', '5c0a1e00-0000-4000-8001-000000006000', 3, 'Changing college', NULL, NULL, 'experience:transfer', 'Cambiar de universidad');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006004', '5c0a1e00-0000-4000-8001-000000006000', 4, 'Working beside studying', NULL, NULL, 'experience:working', 'Trabajar durante los estudios');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006005', '5c0a1e00-0000-4000-8001-000000006000', 5, 'Studying with children', NULL, NULL, 'experience:parent', 'Estudiar con hijos a cargo');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006006', '5c0a1e00-0000-4000-8001-000000006000', 6, 'Studying with a disability or illness', NULL, NULL, 'experience:disability', 'Estudiar con una discapacidad o enfermedad');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006007', '5c0a1e00-0000-4000-8001-000000006000', 7, 'No preference', NULL, NULL, NULL, 'Sin preferencia');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000007001', '5c0a1e00-0000-4000-8001-000000007000', 1, 'Yes, if there is one', NULL, NULL, 'school:same', 'Sí, si es posible');
INSERT INTO public.choices (id, question_id, "position", choice_text, retired_at, replaces, code, choice_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000007002', '5c0a1e00-0000-4000-8001-000000007000', 2, 'No preference', NULL, NULL, NULL, 'Sin preferencia');

INSERT INTO public.file_home (id, place) VALUES (1, 'bucket');

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);

INSERT INTO public.programme (id, matching_mode, restrict_booking_to_matches, version, most_upcoming_sessions, cancel_notice_minutes, direct_calls, mode_since, matching_weights, matching_weights_version, spanish_read_by, look_name, look_accent, look_version, figures_zone, match_confirmed_only, terms_version, set_up_skipped) VALUES (1, 'automatic', false, 1, 8, 240, false, NULL, NULL, 1, '', '', 'teal', 1, 'America/New_York', false, 1, '{}');

INSERT INTO public.questionnaire_versions (version, saved_at, saved_by, added, edited, removed) VALUES (1, now(), NULL, 9, 0, 0);

INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000001000', 1, 'What would you like from coaching?', 'multiple_choice', NULL, NULL, NULL, false, '¿Qué buscas en el coaching?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000002000', 2, 'What is hard right now?', 'multiple_choice', 'focus_area', NULL, NULL, false, '¿Qué te resulta difícil en este momento?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000003000', 3, 'How should your coach work with you?', 'multiple_choice', NULL, NULL, NULL, false, '¿Cómo quieres que trabaje contigo tu coach?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000004000', 4, 'When do sessions suit you best?', 'multiple_choice', 'preference', NULL, NULL, false, '¿En qué momento del día te convienen más las sesiones?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000005000', 5, 'Which language would you like to speak in your sessions?', 'multiple_choice', 'language', NULL, NULL, false, '¿En qué idioma te gustaría hablar en tus sesiones?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000006000', 6, 'What would you like your coach to know from their own life?', 'multiple_choice', NULL, NULL, NULL, false, '¿Qué te gustaría que tu coach conociera por experiencia propia?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000007000', 7, 'Would you like a coach who went to your school?', 'multiple_choice', NULL, NULL, NULL, false, '¿Te gustaría un coach que haya estudiado en tu universidad?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000008000', 8, 'What would make this term a good one for you?', 'text', NULL, NULL, NULL, true, '¿Qué haría que este periodo fuera bueno para ti?');
INSERT INTO public.questions (id, "position", question_text, question_type, matching_key, retired_at, replaces, counts, question_text_es) VALUES ('5c0a1e00-0000-4000-8001-000000009000', 9, 'What should your coach know before you first meet?', 'text', NULL, NULL, NULL, false, '¿Qué debería saber tu coach antes de la primera sesión?');

INSERT INTO public.readiness (id, checked_at) VALUES (1, now());

SELECT pg_catalog.setval('public.booking_changes_id_seq', 1, false);

SELECT pg_catalog.setval('public.mailed_codes_nr_seq', 1, false);

SELECT pg_catalog.setval('public.room_signals_id_seq', 1, false);

SELECT pg_catalog.setval('public.session_messages_id_seq', 1, false);

SELECT pg_catalog.setval('public.standing_changes_id_seq', 1, false);

SELECT pg_catalog.setval('public.story_places', 1, false);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.address_codes
    ADD CONSTRAINT address_codes_id_key UNIQUE (id);

ALTER TABLE ONLY public.address_codes
    ADD CONSTRAINT address_codes_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.address_requests
    ADD CONSTRAINT address_requests_id_key UNIQUE (id);

ALTER TABLE ONLY public.address_requests
    ADD CONSTRAINT address_requests_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.address_requests
    ADD CONSTRAINT address_requests_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.audit_chain
    ADD CONSTRAINT audit_chain_pkey PRIMARY KEY ("position");

ALTER TABLE ONLY public.audit_fields
    ADD CONSTRAINT audit_fields_pkey PRIMARY KEY ("position");

ALTER TABLE ONLY public.booking_changes
    ADD CONSTRAINT booking_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_time_slot_id_key UNIQUE (time_slot_id);

ALTER TABLE ONLY public.bulk_act_targets
    ADD CONSTRAINT bulk_act_targets_pkey PRIMARY KEY (act_id, "position");

ALTER TABLE ONLY public.bulk_acts
    ADD CONSTRAINT bulk_acts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_secret_hash_key UNIQUE (secret_hash);

ALTER TABLE ONLY public.care_digests
    ADD CONSTRAINT care_digests_pkey PRIMARY KEY (due_at);

ALTER TABLE ONLY public.care_phrases
    ADD CONSTRAINT care_phrases_key_key UNIQUE (key);

ALTER TABLE ONLY public.care_phrases
    ADD CONSTRAINT care_phrases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.care_request_staff
    ADD CONSTRAINT care_request_staff_pkey PRIMARY KEY (request_id, account_id);

ALTER TABLE ONLY public.care_requests
    ADD CONSTRAINT care_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.care_settings
    ADD CONSTRAINT care_settings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.care_staff
    ADD CONSTRAINT care_staff_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.choices
    ADD CONSTRAINT choices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.choices
    ADD CONSTRAINT choices_replaces_key UNIQUE (replaces);

ALTER TABLE ONLY public.cleaned_texts
    ADD CONSTRAINT cleaned_texts_pkey PRIMARY KEY (table_name);

ALTER TABLE ONLY public.coach_changes
    ADD CONSTRAINT coach_changes_match_id_key UNIQUE (match_id);

ALTER TABLE ONLY public.coach_changes
    ADD CONSTRAINT coach_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.coach_next_free
    ADD CONSTRAINT coach_next_free_pkey PRIMARY KEY (coach_id);

ALTER TABLE ONLY public.coach_notes
    ADD CONSTRAINT coach_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.coach_notices
    ADD CONSTRAINT coach_notices_pkey PRIMARY KEY (coach_id, kind);

ALTER TABLE ONLY public.coach_records
    ADD CONSTRAINT coach_records_pkey PRIMARY KEY (area, coach_id);

ALTER TABLE ONLY public.coaches
    ADD CONSTRAINT coaches_account_id_key UNIQUE (account_id);

ALTER TABLE ONLY public.coaches
    ADD CONSTRAINT coaches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_account_id_key UNIQUE (account_id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.date_overrides
    ADD CONSTRAINT date_overrides_coach_id_date_start_minute_key UNIQUE NULLS NOT DISTINCT (coach_id, date, start_minute);

ALTER TABLE ONLY public.email_proofs
    ADD CONSTRAINT email_proofs_id_key UNIQUE (id);

ALTER TABLE ONLY public.email_proofs
    ADD CONSTRAINT email_proofs_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY public.file_home
    ADD CONSTRAINT file_home_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.file_removals
    ADD CONSTRAINT file_removals_pkey PRIMARY KEY (object);

ALTER TABLE ONLY public.former_addresses
    ADD CONSTRAINT former_addresses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account_id, key);

ALTER TABLE ONLY public.invitation_words
    ADD CONSTRAINT invitation_words_pkey PRIMARY KEY (role, locale);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (account_id, device_hash);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.link_checks
    ADD CONSTRAINT link_checks_pkey PRIMARY KEY (url);

ALTER TABLE ONLY public.mailed_codes
    ADD CONSTRAINT mailed_codes_pkey PRIMARY KEY (id);

ALTER TABLE public.match_requests
    ADD CONSTRAINT match_requests_ended_by_check CHECK ((ended_by = ANY (ARRAY['student'::text, 'coach'::text, 'admin'::text, 'expired'::text, 'gave_way'::text, 'away'::text]))) NOT VALID;

ALTER TABLE ONLY public.match_requests
    ADD CONSTRAINT match_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.matching_runs
    ADD CONSTRAINT matching_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_invitation_id_key UNIQUE (invitation_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.no_shows
    ADD CONSTRAINT no_shows_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY public.notification_choices
    ADD CONSTRAINT notification_choices_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_id_key UNIQUE (id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.people_views
    ADD CONSTRAINT people_views_account_id_key_key UNIQUE (account_id, key);

ALTER TABLE ONLY public.people_views
    ADD CONSTRAINT people_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (key);

ALTER TABLE public.pictures
    ADD CONSTRAINT pictures_place_check CHECK (((bytes IS NULL) <> (object IS NULL))) NOT VALID;

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.programme_figures
    ADD CONSTRAINT programme_figures_pkey PRIMARY KEY (zone);

ALTER TABLE ONLY public.programme_loads
    ADD CONSTRAINT programme_loads_pkey PRIMARY KEY (zone, "position");

ALTER TABLE ONLY public.programme
    ADD CONSTRAINT programme_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.programme_terms
    ADD CONSTRAINT programme_terms_daterange_excl EXCLUDE USING gist (daterange(first_day, last_day, '[]'::text) WITH &&);

ALTER TABLE ONLY public.programme_terms
    ADD CONSTRAINT programme_terms_pkey PRIMARY KEY (first_day);

ALTER TABLE ONLY public.proposed_times
    ADD CONSTRAINT proposed_times_pkey PRIMARY KEY (booking_id, starts_at);

ALTER TABLE ONLY public.proved_addresses
    ADD CONSTRAINT proved_addresses_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY public.questionnaire_versions
    ADD CONSTRAINT questionnaire_versions_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_replaces_key UNIQUE (replaces);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.readiness
    ADD CONSTRAINT readiness_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.refresh_families
    ADD CONSTRAINT refresh_families_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.response_sets
    ADD CONSTRAINT response_sets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_response_set_id_question_id_key UNIQUE (response_set_id, question_id);

ALTER TABLE ONLY public.retention_rules
    ADD CONSTRAINT retention_rules_pkey PRIMARY KEY (kind);

ALTER TABLE ONLY public.retention_runs
    ADD CONSTRAINT retention_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.room_signals
    ADD CONSTRAINT room_signals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.roster_imports
    ADD CONSTRAINT roster_imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.roster_rows
    ADD CONSTRAINT roster_rows_pkey PRIMARY KEY (import_id, number);

ALTER TABLE ONLY public.school_codes
    ADD CONSTRAINT school_codes_id_key UNIQUE (id);

ALTER TABLE ONLY public.school_codes
    ADD CONSTRAINT school_codes_pkey PRIMARY KEY (student_profile_id);

ALTER TABLE ONLY public.school_domains
    ADD CONSTRAINT school_domains_pkey PRIMARY KEY (domain);

ALTER TABLE ONLY public.schools
    ADD CONSTRAINT schools_pkey PRIMARY KEY (value);

ALTER TABLE ONLY public.session_messages
    ADD CONSTRAINT session_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session_rooms
    ADD CONSTRAINT session_rooms_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY public.shown_events
    ADD CONSTRAINT shown_events_pkey PRIMARY KEY (post_id);

ALTER TABLE ONLY public.standing_changes
    ADD CONSTRAINT standing_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_place_key UNIQUE (place);

ALTER TABLE ONLY public.story_messages
    ADD CONSTRAINT story_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.story_reports
    ADD CONSTRAINT story_reports_pkey PRIMARY KEY (story_id, student_profile_id);

ALTER TABLE ONLY public.story_thanks
    ADD CONSTRAINT story_thanks_pkey PRIMARY KEY (story_id, student_profile_id);

ALTER TABLE ONLY public.student_profiles
    ADD CONSTRAINT student_profiles_account_id_key UNIQUE (account_id);

ALTER TABLE ONLY public.student_profiles
    ADD CONSTRAINT student_profiles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.student_standings
    ADD CONSTRAINT student_standings_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.student_standings
    ADD CONSTRAINT student_standings_student_profile_id_key UNIQUE (student_profile_id);

ALTER TABLE ONLY public.suggested_times
    ADD CONSTRAINT suggested_times_pkey PRIMARY KEY (suggestion_id, starts_at);

ALTER TABLE ONLY public.suggestion_asks
    ADD CONSTRAINT suggestion_asks_pkey PRIMARY KEY (coach_id, student_profile_id);

ALTER TABLE ONLY public.suggestions
    ADD CONSTRAINT suggestions_coach_id_student_profile_id_key UNIQUE (coach_id, student_profile_id);

ALTER TABLE ONLY public.suggestions
    ADD CONSTRAINT suggestions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.time_off
    ADD CONSTRAINT time_off_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.time_slots
    ADD CONSTRAINT time_slots_coach_free EXCLUDE USING gist (coach_id WITH =, during WITH &&) WHERE ((status = ANY (ARRAY['claimed'::text, 'booked'::text])));

ALTER TABLE ONLY public.time_slots
    ADD CONSTRAINT time_slots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.time_slots
    ADD CONSTRAINT time_slots_student_free EXCLUDE USING gist (student_profile_id WITH =, during WITH &&) WHERE ((status = ANY (ARRAY['claimed'::text, 'booked'::text])));

ALTER TABLE ONLY public.wall_waits
    ADD CONSTRAINT wall_waits_pkey PRIMARY KEY (student_profile_id);

ALTER TABLE ONLY public.web_assets
    ADD CONSTRAINT web_assets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.weekly_hours
    ADD CONSTRAINT weekly_hours_pkey PRIMARY KEY (coach_id, weekday, start_minute);

CREATE INDEX accounts_by_name ON public.accounts USING btree (first_name, last_name, id);

CREATE INDEX accounts_deletion_due ON public.accounts USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);

CREATE INDEX accounts_ended ON public.accounts USING btree (GREATEST(suspended_at, signed_out_at)) WHERE ((suspended_at IS NOT NULL) OR (signed_out_at IS NOT NULL));

CREATE INDEX accounts_erased ON public.accounts USING btree (erased_at) WHERE (erased_at IS NOT NULL);

CREATE INDEX address_codes_expired ON public.address_codes USING btree (expires_at);

CREATE INDEX address_requests_expired ON public.address_requests USING btree (expires_at);

CREATE INDEX audit_chain_action ON public.audit_chain USING btree (action, "position" DESC);

CREATE INDEX audit_chain_at ON public.audit_chain USING btree (at DESC);

CREATE INDEX audit_fields_actor ON public.audit_fields USING btree (actor_account_id, "position" DESC);

CREATE INDEX audit_fields_student ON public.audit_fields USING btree (student_profile_id, "position" DESC) WHERE (student_profile_id IS NOT NULL);

CREATE INDEX audit_fields_subject ON public.audit_fields USING btree (subject_id, "position" DESC);

CREATE INDEX booking_changes_booking ON public.booking_changes USING btree (booking_id, id);

CREATE INDEX bookings_coach ON public.bookings USING btree (coach_id, starts_at);

CREATE INDEX bookings_standing ON public.bookings USING btree (ends_at) WHERE (status = 'booked'::text);

CREATE INDEX bookings_student ON public.bookings USING btree (student_profile_id, starts_at);

CREATE INDEX bulk_acts_by_age ON public.bulk_acts USING btree (created_at);

CREATE INDEX care_request_staff_account ON public.care_request_staff USING btree (account_id);

CREATE INDEX care_requests_answered ON public.care_requests USING btree (answered_at DESC, id) WHERE (answered_at IS NOT NULL);

CREATE INDEX care_requests_answered_by ON public.care_requests USING btree (answered_by);

CREATE INDEX care_requests_coach ON public.care_requests USING btree (coach_id, student_profile_id) WHERE (coach_id IS NOT NULL);

CREATE INDEX care_requests_open ON public.care_requests USING btree (created_at, id) WHERE (answered_at IS NULL);

CREATE INDEX care_requests_read_by ON public.care_requests USING btree (read_by) WHERE (read_by IS NOT NULL);

CREATE INDEX care_requests_student ON public.care_requests USING btree (student_profile_id);

CREATE INDEX choices_question ON public.choices USING btree (question_id);

CREATE INDEX coach_changes_of_student ON public.coach_changes USING btree (student_profile_id, created_at);

CREATE INDEX coach_changes_to_match ON public.coach_changes USING btree (new_match_id);

CREATE INDEX coach_next_free_due ON public.coach_next_free USING btree (due_at);

CREATE INDEX coach_notes_pair ON public.coach_notes USING btree (coach_id, student_profile_id, created_at DESC);

CREATE INDEX coach_notes_shared ON public.coach_notes USING btree (student_profile_id, updated_at DESC) WHERE shared;

CREATE INDEX coach_notes_student ON public.coach_notes USING btree (student_profile_id);

CREATE INDEX coach_records_coach ON public.coach_records USING btree (coach_id);

CREATE INDEX coaches_focus_terms ON public.coaches USING gin (public.named_terms(focus_area));

CREATE INDEX coaches_language_terms ON public.coaches USING gin (public.named_terms(language_preference));

CREATE INDEX coaches_picture ON public.coaches USING btree (picture_key) WHERE (picture_key IS NOT NULL);

CREATE INDEX feedback_coach ON public.feedback USING btree (coach_id);

CREATE INDEX file_removals_due ON public.file_removals USING btree (due_at);

CREATE INDEX former_addresses_account ON public.former_addresses USING btree (account_id);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX invitations_newest ON public.invitations USING btree (created_at DESC, id DESC);

CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));

CREATE INDEX invitations_over ON public.invitations USING btree (COALESCE(accepted_at, revoked_at, expires_at));

CREATE INDEX known_devices_seen ON public.known_devices USING btree (last_seen_at);

CREATE INDEX mailed_codes_account ON public.mailed_codes USING btree (account_id, purpose, nr);

CREATE INDEX match_requests_coach ON public.match_requests USING btree (coach_id) WHERE (status = ANY (ARRAY['pending'::text, 'accepted'::text]));

CREATE UNIQUE INDEX match_requests_live ON public.match_requests USING btree (student_profile_id, coach_id) WHERE (status = ANY (ARRAY['pending'::text, 'accepted'::text]));

CREATE INDEX match_requests_status ON public.match_requests USING btree (status, created_at, id);

CREATE INDEX matching_runs_started ON public.matching_runs USING btree (started_at);

CREATE INDEX messages_account ON public.messages USING btree (account_id);

CREATE INDEX messages_booking ON public.messages USING btree (booking_id) WHERE (booking_id IS NOT NULL);

CREATE INDEX messages_not_out ON public.messages USING btree (created_at DESC, id DESC) WHERE (state = ANY (ARRAY['due'::text, 'retrying'::text, 'refused'::text, 'given_up'::text]));

CREATE UNIQUE INDEX messages_once ON public.messages USING btree (booking_id, kind, account_id, sequence) WHERE (sequence IS NOT NULL);

CREATE INDEX messages_over ON public.messages USING btree (changed_at) WHERE (state = ANY (ARRAY['sent'::text, 'unwanted'::text, 'refused'::text, 'given_up'::text]));

CREATE INDEX messages_waiting ON public.messages USING btree (next_try_at) WHERE (state = ANY (ARRAY['due'::text, 'retrying'::text]));

CREATE INDEX no_shows_open ON public.no_shows USING btree (objected_at, booking_id) WHERE ((objected_at IS NOT NULL) AND (decided_at IS NULL));

CREATE INDEX posts_also_for ON public.posts USING gin (also_for);

CREATE INDEX posts_events ON public.posts USING btree (school, ends_at, starts_at) WHERE (starts_at IS NOT NULL);

CREATE INDEX posts_feed ON public.posts USING btree (school, published_at DESC, id DESC) WHERE (published_at IS NOT NULL);

CREATE INDEX posts_for_all ON public.posts USING btree (published_at DESC, id DESC) WHERE for_all;

CREATE INDEX posts_picture ON public.posts USING btree (picture_key) WHERE (picture_key IS NOT NULL);

CREATE INDEX programme_loads_coach ON public.programme_loads USING btree (coach_id);

CREATE INDEX proved_addresses_of_student ON public.proved_addresses USING btree (student_profile_id);

CREATE INDEX refresh_families_account ON public.refresh_families USING btree (account_id);

CREATE INDEX refresh_families_ended ON public.refresh_families USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX refresh_families_over ON public.refresh_families USING btree (LEAST(ended_at, ends_at));

CREATE INDEX refresh_tokens_family ON public.refresh_tokens USING btree (family_id);

CREATE UNIQUE INDEX response_sets_current ON public.response_sets USING btree (student_profile_id) WHERE is_current;

CREATE INDEX response_sets_former ON public.response_sets USING btree (created_at) WHERE (NOT is_current);

CREATE INDEX response_sets_student ON public.response_sets USING btree (student_profile_id, created_at);

CREATE INDEX retention_runs_asked ON public.retention_runs USING btree (asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX retention_runs_begun ON public.retention_runs USING btree (begun_at DESC);

CREATE INDEX room_signals_booking ON public.room_signals USING btree (booking_id, id);

CREATE INDEX roster_imports_newest ON public.roster_imports USING btree (created_at DESC, id DESC);

CREATE INDEX school_domains_of_school ON public.school_domains USING btree (school);

CREATE INDEX schools_joined ON public.schools USING btree (joined_to) WHERE (joined_to IS NOT NULL);

CREATE INDEX session_messages_booking ON public.session_messages USING btree (booking_id, id);

CREATE UNIQUE INDEX session_messages_once ON public.session_messages USING btree (booking_id, author, key);

CREATE INDEX stories_author ON public.stories USING btree (student_profile_id, created_at DESC);

CREATE INDEX stories_queue ON public.stories USING btree (created_at, id) WHERE (state = ANY (ARRAY['held'::text, 'waiting'::text]));

CREATE INDEX stories_wall ON public.stories USING btree (school, place DESC) WHERE (state = 'published'::text);

CREATE INDEX story_messages_sender ON public.story_messages USING btree (sent_by);

CREATE INDEX story_messages_story ON public.story_messages USING btree (story_id, sent_at);

CREATE INDEX story_reports_open ON public.story_reports USING btree (story_id, created_at) WHERE (settled_at IS NULL);

CREATE INDEX story_reports_student ON public.story_reports USING btree (student_profile_id);

CREATE INDEX story_thanks_student ON public.story_thanks USING btree (student_profile_id);

CREATE INDEX student_profiles_picture ON public.student_profiles USING btree (picture_key) WHERE (picture_key IS NOT NULL);

CREATE INDEX student_profiles_unproved ON public.student_profiles USING btree (id) WHERE ((proved_school IS NULL) AND is_completed);

CREATE INDEX student_standings_coach ON public.student_standings USING btree (coach_name, account_id);

CREATE INDEX student_standings_due ON public.student_standings USING btree (due_at) WHERE (due_at < 'infinity'::timestamp with time zone);

CREATE INDEX student_standings_last ON public.student_standings USING btree (last_at, account_id);

CREATE INDEX student_standings_next ON public.student_standings USING btree (next_at, account_id);

CREATE INDEX student_standings_of_coach ON public.student_standings USING btree (coach_id) WHERE (coach_id IS NOT NULL);

CREATE INDEX student_standings_school ON public.student_standings USING btree (school, account_id);

CREATE INDEX student_standings_school_name ON public.student_standings USING btree (school_name, account_id);

CREATE INDEX student_standings_stage ON public.student_standings USING btree (stage, account_id);

CREATE INDEX suggestion_asks_by_age ON public.suggestion_asks USING btree (asked_at);

CREATE INDEX suggestion_asks_of_student ON public.suggestion_asks USING btree (student_profile_id);

CREATE INDEX suggestions_by_age ON public.suggestions USING btree (created_at);

CREATE INDEX suggestions_of_student ON public.suggestions USING btree (student_profile_id);

CREATE INDEX tickets_account ON public.tickets USING btree (account_id);

CREATE INDEX tickets_booking ON public.tickets USING btree (booking_id);

CREATE INDEX tickets_over ON public.tickets USING btree (expires_at);

CREATE INDEX tickets_sign_in ON public.tickets USING btree (sign_in_id);

CREATE INDEX time_off_booking ON public.time_off USING btree (booking_id) WHERE (booking_id IS NOT NULL);

CREATE INDEX time_off_coach ON public.time_off USING btree (coach_id, ends_at);

CREATE INDEX time_slots_not_booked ON public.time_slots USING btree (COALESCE(claimed_at, ends_at)) WHERE (status <> 'booked'::text);

CREATE UNIQUE INDEX time_slots_one_claim ON public.time_slots USING btree (student_profile_id) WHERE (status = 'claimed'::text);

CREATE INDEX time_slots_student ON public.time_slots USING btree (student_profile_id, claimed_at DESC);

CREATE TRIGGER accounts_folded BEFORE INSERT OR UPDATE OF first_name, last_name, preferred_name ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.fold_name_of_account();

CREATE TRIGGER accounts_noted_update AFTER UPDATE ON public.accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_accounts();

CREATE TRIGGER audit_chain_append_only BEFORE DELETE OR UPDATE ON public.audit_chain FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER audit_chain_link BEFORE INSERT ON public.audit_chain FOR EACH ROW EXECUTE FUNCTION public.chain_audit_entry();

CREATE TRIGGER audit_chain_never_emptied BEFORE TRUNCATE ON public.audit_chain FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER audit_fields_never_emptied BEFORE TRUNCATE ON public.audit_fields FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER audit_fields_never_removed BEFORE DELETE ON public.audit_fields FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER audit_fields_only_blanked BEFORE UPDATE ON public.audit_fields FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_rewording();

CREATE TRIGGER bookings_noted_delete AFTER DELETE ON public.bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER bookings_noted_insert AFTER INSERT ON public.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER bookings_noted_update AFTER UPDATE ON public.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER coaches_next_free AFTER INSERT ON public.coaches FOR EACH ROW EXECUTE FUNCTION public.note_new_coach();

CREATE TRIGGER data_exports_file_deleted AFTER DELETE ON public.data_exports FOR EACH ROW WHEN ((old.object IS NOT NULL)) EXECUTE FUNCTION public.remove_former_file();

CREATE TRIGGER data_exports_file_replaced AFTER UPDATE ON public.data_exports FOR EACH ROW WHEN (((old.object IS NOT NULL) AND (old.object IS DISTINCT FROM new.object))) EXECUTE FUNCTION public.remove_former_file();

CREATE TRIGGER match_requests_added AFTER INSERT ON public.match_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_added_matches();

CREATE TRIGGER match_requests_changed AFTER UPDATE ON public.match_requests REFERENCING OLD TABLE AS taken NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_changed_matches();

CREATE TRIGGER match_requests_noted_delete AFTER DELETE ON public.match_requests REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER match_requests_noted_insert AFTER INSERT ON public.match_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER match_requests_noted_update AFTER UPDATE ON public.match_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER match_requests_taken AFTER DELETE ON public.match_requests REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION public.count_taken_matches();

CREATE TRIGGER pictures_file_deleted AFTER DELETE ON public.pictures FOR EACH ROW WHEN ((old.object IS NOT NULL)) EXECUTE FUNCTION public.remove_former_file();

CREATE TRIGGER pictures_file_replaced AFTER UPDATE ON public.pictures FOR EACH ROW WHEN (((old.object IS NOT NULL) AND (old.object IS DISTINCT FROM new.object))) EXECUTE FUNCTION public.remove_former_file();

CREATE TRIGGER response_sets_noted_delete AFTER DELETE ON public.response_sets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER response_sets_noted_insert AFTER INSERT ON public.response_sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER response_sets_noted_update AFTER UPDATE ON public.response_sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_rows();

CREATE TRIGGER schools_noted_insert AFTER INSERT ON public.schools REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_schools();

CREATE TRIGGER schools_noted_update AFTER UPDATE ON public.schools REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_schools();

CREATE TRIGGER student_profiles_noted_insert AFTER INSERT ON public.student_profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_profiles();

CREATE TRIGGER student_profiles_noted_update AFTER UPDATE ON public.student_profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_standings_of_profiles();

ALTER TABLE ONLY public.address_codes
    ADD CONSTRAINT address_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.address_requests
    ADD CONSTRAINT address_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.audit_fields
    ADD CONSTRAINT audit_fields_position_fkey FOREIGN KEY ("position") REFERENCES public.audit_chain("position");

ALTER TABLE ONLY public.booking_changes
    ADD CONSTRAINT booking_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_time_slot_id_fkey FOREIGN KEY (time_slot_id) REFERENCES public.time_slots(id);

ALTER TABLE ONLY public.bulk_act_targets
    ADD CONSTRAINT bulk_act_targets_act_id_fkey FOREIGN KEY (act_id) REFERENCES public.bulk_acts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bulk_acts
    ADD CONSTRAINT bulk_acts_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.care_request_staff
    ADD CONSTRAINT care_request_staff_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.care_request_staff
    ADD CONSTRAINT care_request_staff_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.care_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.care_requests
    ADD CONSTRAINT care_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.care_requests
    ADD CONSTRAINT care_requests_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.care_requests
    ADD CONSTRAINT care_requests_read_by_fkey FOREIGN KEY (read_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.care_requests
    ADD CONSTRAINT care_requests_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.care_staff
    ADD CONSTRAINT care_staff_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.choices
    ADD CONSTRAINT choices_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.choices
    ADD CONSTRAINT choices_replaces_fkey FOREIGN KEY (replaces) REFERENCES public.choices(id);

ALTER TABLE ONLY public.coach_changes
    ADD CONSTRAINT coach_changes_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coach_changes
    ADD CONSTRAINT coach_changes_new_match_id_fkey FOREIGN KEY (new_match_id) REFERENCES public.match_requests(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.coach_changes
    ADD CONSTRAINT coach_changes_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coach_next_free
    ADD CONSTRAINT coach_next_free_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coach_notes
    ADD CONSTRAINT coach_notes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.coach_notes
    ADD CONSTRAINT coach_notes_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coach_notes
    ADD CONSTRAINT coach_notes_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coach_notices
    ADD CONSTRAINT coach_notices_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coach_records
    ADD CONSTRAINT coach_records_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coaches
    ADD CONSTRAINT coaches_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.coaches
    ADD CONSTRAINT coaches_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES public.pictures(key);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.date_overrides
    ADD CONSTRAINT date_overrides_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.email_proofs
    ADD CONSTRAINT email_proofs_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.former_addresses
    ADD CONSTRAINT former_addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mailed_codes
    ADD CONSTRAINT mailed_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.match_requests
    ADD CONSTRAINT match_requests_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.match_requests
    ADD CONSTRAINT match_requests_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.matching_runs(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.match_requests
    ADD CONSTRAINT match_requests_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES public.invitations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.no_shows
    ADD CONSTRAINT no_shows_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notification_choices
    ADD CONSTRAINT notification_choices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.people_views
    ADD CONSTRAINT people_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES public.pictures(key);

ALTER TABLE ONLY public.programme_loads
    ADD CONSTRAINT programme_loads_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.programme_loads
    ADD CONSTRAINT programme_loads_zone_fkey FOREIGN KEY (zone) REFERENCES public.programme_figures(zone) ON DELETE CASCADE;

ALTER TABLE ONLY public.proposed_times
    ADD CONSTRAINT proposed_times_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.proved_addresses
    ADD CONSTRAINT proved_addresses_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.questionnaire_versions
    ADD CONSTRAINT questionnaire_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_replaces_fkey FOREIGN KEY (replaces) REFERENCES public.questions(id);

ALTER TABLE ONLY public.refresh_families
    ADD CONSTRAINT refresh_families_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES public.refresh_families(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.response_sets
    ADD CONSTRAINT response_sets_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_choice_id_fkey FOREIGN KEY (choice_id) REFERENCES public.choices(id);

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id);

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_response_set_id_fkey FOREIGN KEY (response_set_id) REFERENCES public.response_sets(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.retention_runs
    ADD CONSTRAINT retention_runs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.room_signals
    ADD CONSTRAINT room_signals_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.session_rooms(booking_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.roster_imports
    ADD CONSTRAINT roster_imports_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.roster_imports
    ADD CONSTRAINT roster_imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.roster_rows
    ADD CONSTRAINT roster_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.roster_imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.school_codes
    ADD CONSTRAINT school_codes_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.school_domains
    ADD CONSTRAINT school_domains_school_fkey FOREIGN KEY (school) REFERENCES public.schools(value) ON DELETE CASCADE;

ALTER TABLE ONLY public.schools
    ADD CONSTRAINT schools_joined_to_fkey FOREIGN KEY (joined_to) REFERENCES public.schools(value);

ALTER TABLE ONLY public.session_messages
    ADD CONSTRAINT session_messages_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session_rooms
    ADD CONSTRAINT session_rooms_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shown_events
    ADD CONSTRAINT shown_events_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_messages
    ADD CONSTRAINT story_messages_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.story_messages
    ADD CONSTRAINT story_messages_story_id_fkey FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_reports
    ADD CONSTRAINT story_reports_story_id_fkey FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_reports
    ADD CONSTRAINT story_reports_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_thanks
    ADD CONSTRAINT story_thanks_story_id_fkey FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_thanks
    ADD CONSTRAINT story_thanks_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.student_profiles
    ADD CONSTRAINT student_profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.student_profiles
    ADD CONSTRAINT student_profiles_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES public.pictures(key);

ALTER TABLE ONLY public.student_standings
    ADD CONSTRAINT student_standings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.student_standings
    ADD CONSTRAINT student_standings_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.student_standings
    ADD CONSTRAINT student_standings_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.suggested_times
    ADD CONSTRAINT suggested_times_suggestion_id_fkey FOREIGN KEY (suggestion_id) REFERENCES public.suggestions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.suggestion_asks
    ADD CONSTRAINT suggestion_asks_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.suggestion_asks
    ADD CONSTRAINT suggestion_asks_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.suggestions
    ADD CONSTRAINT suggestions_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.suggestions
    ADD CONSTRAINT suggestions_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_sign_in_id_fkey FOREIGN KEY (sign_in_id) REFERENCES public.refresh_families(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.time_off
    ADD CONSTRAINT time_off_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.time_off
    ADD CONSTRAINT time_off_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.time_slots
    ADD CONSTRAINT time_slots_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.time_slots
    ADD CONSTRAINT time_slots_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wall_waits
    ADD CONSTRAINT wall_waits_student_profile_id_fkey FOREIGN KEY (student_profile_id) REFERENCES public.student_profiles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.weekly_hours
    ADD CONSTRAINT weekly_hours_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES public.coaches(id) ON DELETE CASCADE;

INSERT INTO public.kysely_migration (name, "timestamp")
SELECT name, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM unnest(ARRAY[
    '0001-start',
    '0002-questionnaire',
    '0003-schools-and-feed',
    '0004-audit',
    '0005-joining',
    '0006-hours',
    '0007-cancelled-sessions',
    '0008-notes-and-sharing',
    '0009-audit-search',
    '0010-walls',
    '0012-matching-settings',
    '0013-questionnaire-versions',
    '0014-schools-and-posts',
    '0015-wall',
    '0016-roster-imports',
    '0017-administrators-invited',
    '0018-messages',
    '0019-readiness',
    '0020-sign-ins',
    '0021-caps',
    '0022-message-kinds',
    '0023-proved-mailbox',
    '0024-proved-schools',
    '0025-audit-chain',
    '0026-care',
    '0027-data-exports',
    '0028-account-endings',
    '0029-retention',
    '0030-changed-bookings',
    '0031-rooms',
    '0032-calendars',
    '0033-reminders',
    '0034-chat',
    '0035-meeting-places',
    '0036-live-pages',
    '0037-refused-addresses',
    '0038-rating-counts',
    '0039-former-addresses',
    '0040-large-tables',
    '0041-search',
    '0042-programme-figures',
    '0043-next-free-times',
    '0044-coach-loads',
    '0045-match-runs',
    '0046-changes-of-coach',
    '0047-matching-codes',
    '0048-first-questionnaire',
    '0049-coached-until',
    '0050-waiting',
    '0051-handed-over-notes',
    '0052-matching-holds',
    '0053-matching-weights',
    '0054-coach-records',
    '0055-idempotency-status',
    '0056-session-length',
    '0057-account-locale',
    '0058-offered-spanish',
    '0059-invitation-locale',
    '0060-thanks-and-notes',
    '0061-events-and-audiences',
    '0062-look',
    '0063-coach-notices',
    '0064-worries',
    '0065-suggested-times',
    '0066-story-messages',
    '0067-acts-on-people',
    '0068-address-requests',
    '0069-wall-waits',
    '0070-mailed-codes',
    '0071-care-digests',
    '0072-room-allowance',
    '0073-proofs-that-were',
    '0074-figures-zone',
    '0075-shown-events',
    '0076-giving-way',
    '0077-days-off',
    '0078-cleaned-texts',
    '0079-folded-names',
    '0080-roster-checks',
    '0081-read-words',
    '0082-declined-by',
    '0083-student-in-room',
    '0084-answers-reminders',
    '0085-no-shows',
    '0086-asked-contact',
    '0087-crisis-line-in-spanish',
    '0088-programme-phrases',
    '0089-questions-in-spanish',
    '0090-waiting-reminders',
    '0091-mail-outbox',
    '0092-web-assets',
    '0093-request-ids',
    '0094-files-elsewhere',
    '0095-preferred-names',
    '0096-welcome-messages',
    '0097-student-standings',
    '0098-reminder-notes',
    '0099-invitation-words',
    '0100-terms',
    '0101-words-of-feedback',
    '0102-set-up',
    '0103-asks-and-schools',
    '0104-people-views'
]) AS name;
