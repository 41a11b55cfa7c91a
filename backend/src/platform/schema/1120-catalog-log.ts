import type { SchemaStep } from ".";

/**
 * Changes of the catalogue as rows of a log, written without a lock that others wait for (ADR-0106). A row carries its
 * transaction, so that a reader knows by the snapshot of its last look which rows are new to it, in whatever order they
 * became visible. `mark` is random: a reader that finds the last marks that it knows gone has another database before it.
 */
const log = `
  create table catalog_log (
    id bigint generated always as identity primary key,
    tx xid8 not null default pg_current_xact_id(),
    mark uuid not null default gen_random_uuid(),
    -- Products of which a card or a page changed, and those of them that lists show or count otherwise.
    nos integer[] not null default '{}',
    moved integer[] not null default '{}',
    -- Whether older code, which reads catalog_version and catalog_change, can see it.
    is_numbered boolean not null default false
  );
  create index catalog_log_tx on catalog_log (tx);
  create index catalog_log_unnumbered on catalog_log (id) where not is_numbered;
  insert into catalog_log (is_numbered) values (true);

  alter table catalog_version add column numbered_until timestamptz not null default '-infinity',
    add column log_kept_from pg_snapshot;
  alter table catalog_product alter column version set default 0;`;

/**
 * A standby does not say which transactions are under way: of those from its oldest on none counts as seen there. The
 * newest transaction of a snapshot is the last one that has ended, so later ones may be under way as well. Ids alone
 * find what came after transactions were lost and their numbers given again.
 */
const reading = `
  create function catalog_moment() returns pg_snapshot language sql stable as $$
    select case when pg_is_in_recovery()
      then format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot()))::pg_snapshot else pg_current_snapshot() end
  $$;

  -- How many of these rows are there, with their marks. One plan for all calls: to make one costs more than to run it.
  create function catalog_log_has(ids bigint[], marks uuid[]) returns integer
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
  begin
    return (select count(*) from unnest(ids, marks) w (id, mark) join catalog_log l using (id, mark));
  end $$;

  create function catalog_log_since(upto bigint, seen pg_snapshot, most integer) returns setof catalog_log
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
  begin
    return query (select * from catalog_log where id > upto order by id limit most)
      union (select * from catalog_log where tx >= pg_snapshot_xmax(seen) order by tx limit most)
      union (select * from catalog_log where tx = any (array(select pg_snapshot_xip(seen))));
  end $$;`;

/**
 * The old way, for older code: numbers in the order of the commits, by the lock of one row. It is taken while no worker
 * is there to give numbers afterwards. A transaction in which older code has drawn a number goes on with them.
 */
const writing = `
  create or replace function catalog_next_version() returns bigint language sql volatile as $$
    select set_config('shop.numbers', 'on', true);
    update catalog_version set version = version + 1 returning version
  $$;

  create function catalog_new_numbers() returns void language sql volatile as $$
    delete from catalog_change;
    with moved as (
      update catalog_version set shown = shown + 1, version = version + 1, mark = gen_random_uuid() returning shown, mark
    ) insert into catalog_change (shown, mark, nos) select shown, mark, '{}' from moved
  $$;

  create function catalog_number_now(products text[], moves text[]) returns void language plpgsql as $$
  declare
    next bigint;
  begin
    if moves <> '{}' then
      next := catalog_next_version();
      update catalog_product set version = next where product_id = any (moves);
    end if;
    perform catalog_note_shown(products);
  end $$;

  create function catalog_note(products text[], moves text[]) returns void language plpgsql as $$
  declare
    all_nos constant integer[] := array(select no from catalog_product where product_id = any (products));
    moved_nos constant integer[] := array(select no from catalog_product where product_id = any (moves));
    is_numbered_later constant boolean :=
      exists (select from catalog_version where numbered_until > clock_timestamp());
    is_numbered_now constant boolean :=
      not is_numbered_later or coalesce(current_setting('shop.numbers', true), '') = 'on';
    written bigint;
    is_taken boolean;
  begin
    insert into catalog_log as l (nos, moved, is_numbered) values (all_nos, moved_nos, is_numbered_now)
      on conflict (id) do update set tx = excluded.tx, mark = excluded.mark, nos = excluded.nos,
        moved = excluded.moved, is_numbered = excluded.is_numbered
      returning l.id, l.xmax <> 0 into written, is_taken;
    -- Somebody set the ids back by hand: what came after is of another history.
    if is_taken then
      delete from catalog_log where id > written;
    end if;
    if is_numbered_now then
      perform catalog_number_now(products, moves);
    end if;
    -- The worker has gone before it gave these a number, so older code has to read everything.
    if not is_numbered_later and exists (select from catalog_log where not is_numbered) then
      update catalog_log set is_numbered = true where not is_numbered;
      perform catalog_new_numbers();
    end if;
  end $$;

  create function catalog_restock(products text[], all_move boolean) returns void language plpgsql as $$
  declare
    product text;
    sums record;
    before record;
    changed text[] := '{}';
  begin
    foreach product in array (select coalesce(array_agg(distinct p order by p), '{}') from unnest(products) p) loop
      -- Locked before the sums are read, so that the last of two writers reads the other's figures.
      select in_stock, size_mask into before from catalog_product where product_id = product for update;
      continue when not found;
      select coalesce(sum(s.stock), 0)::integer as stock,
        coalesce(bit_or(case when s.stock > 0 and s.position between 0 and 29 and s.size is not null
          then 1 << s.position else 0 end), 0) as size_mask,
        coalesce(string_agg('{"size":' || to_json(s.size) || ',"stock":' || least(s.stock, 99999) || '}', ',' order by s.position)
          filter (where s.size is not null), '') as sizes
        into sums from (
          select v.size, v.position, sum(v.available) as stock from catalog_variant v where v.product_id = product
          group by v.size, v.position) s;
      update catalog_product set stock = sums.stock, in_stock = sums.stock > 0, size_mask = sums.size_mask,
        stock_json = ',"totalStock":' || sums.stock || ',"inStock":' || (sums.stock > 0) || ',"sizes":[' || sums.sizes || ']}'
        where product_id = product;
      if before.in_stock is distinct from (sums.stock > 0) or before.size_mask is distinct from sums.size_mask then
        changed := changed || product;
      end if;
    end loop;
    perform catalog_note(products, case when all_move then products else changed end);
  end $$;

  -- Older code that has drawn a number has written whole products.
  create or replace function catalog_restock(products text[]) returns void language plpgsql as $$
  begin
    perform catalog_restock(products, coalesce(current_setting('shop.numbers', true), '') = 'on');
  end $$;`;

/**
 * Gives numbers to what was written without, for older code. Products are locked before the row of the numbers, as
 * everybody does who takes it.
 */
const numbering = `
  create function catalog_number(most integer) returns integer language plpgsql as $$
  declare
    pending record;
  begin
    if not pg_try_advisory_xact_lock(1120, 0) then return 0; end if;
    with unnumbered as materialized (
      select id, nos, moved from catalog_log where not is_numbered order by id limit most
    ) select array(select id from unnumbered) as ids,
        array(select distinct product_id from unnumbered, unnest(nos) n join catalog_product on no = n) as products,
        array(select distinct product_id from unnumbered, unnest(moved) n join catalog_product on no = n) as moves
      into pending;
    if pending.ids = '{}' then return 0; end if;
    perform from catalog_product where product_id = any (pending.moves) order by product_id for update;
    perform catalog_number_now(pending.products, pending.moves);
    update catalog_log set is_numbered = true where id = any (pending.ids);
    return cardinality(pending.ids);
  end $$;`;

/**
 * Rows go only all together, as far as one earlier look saw them: a reader that lacks one of them has seen nothing
 * later, so it finds its marks gone, and reads everything anew.
 */
const keeping = `
  create function catalog_new_history() returns void language sql volatile as $$
    delete from catalog_log;
    insert into catalog_log (is_numbered) values (true);
    update catalog_version set log_kept_from = null;
    select catalog_new_numbers()
  $$;

  create function catalog_tidy_log(most_kept integer) returns integer language plpgsql as $$
  declare
    place pg_snapshot;
    newer bigint;
    deleted integer := 0;
  begin
    if not pg_try_advisory_xact_lock(1120, 1) then return 0; end if;
    select log_kept_from into place from catalog_version;
    -- The rows came from a dump of another server, whose transactions are counted differently.
    if exists (select from catalog_log where tx >= pg_snapshot_xmax(pg_current_snapshot()))
      or pg_snapshot_xmax(place) > pg_snapshot_xmax(pg_current_snapshot()) then
      perform catalog_new_history();
      return 0;
    end if;
    if place is not null then
      select count(*) into newer from (
        select from catalog_log where tx >= pg_snapshot_xmin(place) and not pg_visible_in_snapshot(tx, place) limit most_kept) n;
      if newer < most_kept then return 0; end if;
      delete from catalog_log where pg_visible_in_snapshot(tx, place);
      get diagnostics deleted = row_count;
    end if;
    update catalog_version set log_kept_from = pg_current_snapshot();
    return deleted;
  end $$;`;

/** Up to which row the notes for a cache in front of the shop were made; empty where older code has begun them. */
const edge = `
  alter table shop_edge_place add column upto bigint, add column seen pg_snapshot;`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw([log, reading, writing, numbering, keeping, edge].join("\n"));
