package games.chalet.storage;

import games.chalet.web.InvalidSettingException;
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
    InvalidSettingException.require(
        !reserve.isNegative(), "chalet.disk.reserve", "a size such as 256MB, or 0");
    InvalidSettingException.require(
        !minimum.isNegative(), "chalet.disk.minimum", "a size such as 16MB, or 0");
  }
}
