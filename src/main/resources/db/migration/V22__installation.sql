-- Which installation this is. Cookies carry it in their names, as browsers keep one set of them for all ports of a
-- host. The number is the microsecond in which the first table was made: so a backup that is older than this migration
-- brings the same one when it is restored.
CREATE TABLE installation (
  id bigint NOT NULL PRIMARY KEY
);

INSERT INTO installation (id)
SELECT cast(extract(EPOCH FROM "installed_on") * 1000000 AS bigint)
FROM "flyway_schema_history"
WHERE "version" = '1';
