-- Which characters are spaces was left to the server's locale; these are the ones that browsers take for spaces too.
create or replace function mention_name(p_name text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(p_name, nfc),
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', '', 'g') collate "C");
