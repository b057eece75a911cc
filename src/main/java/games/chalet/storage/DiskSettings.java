package games.chalet.storage;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * The room that stays free on the data folder's disk.
 *
 * @param reserve with less than this free on the disk nothing new is accepted: no guests, tables,
 *     matches, deals, backups; 0: never refused
 * @param minimum with less than this free nothing at all is written; 0: never refused
 */
@ConfigurationProperties("chalet.disk")
record DiskSettings(
    @DefaultValue("256MB") DataSize reserve, @DefaultValue("16MB") DataSize minimum) {

  DiskSettings {
    if (reserve.isNegative() || minimum.isNegative()) {
      throw new IllegalArgumentException(
          "CHALET_DISK_RESERVE and CHALET_DISK_MINIMUM must not be negative");
    }
  }
}
