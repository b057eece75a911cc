package games.chalet.table.change;

import games.chalet.web.InvalidSettingException;
import jakarta.validation.constraints.PositiveOrZero;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * Limits of tables and of their chat.
 *
 * @param hostedByOne tables one player may host at a time; 0: none
 * @param claimableAfter how long a player may be offline until someone else may say that they are
 *     this player
 * @param chatLines lines of chat a table keeps
 * @param chatBytes how long the lines of chat of a table may be together, in UTF-8; 0: no limit
 */
@Validated
@ConfigurationProperties("chalet.tables")
public record TableLimits(
    @PositiveOrZero @DefaultValue("20") int hostedByOne,
    @DurationMin @DefaultValue("30s") Duration claimableAfter,
    @PositiveOrZero @DefaultValue("200") int chatLines,
    @DefaultValue("32KB") DataSize chatBytes) {

  public TableLimits {
    InvalidSettingException.require(
        !chatBytes.isNegative(), "chalet.tables.chat-bytes", "a size such as 32KB, or 0");
  }

  /** Returns the most bytes that all lines of a table together may have, in UTF-8. */
  public long bytesOfChat() {
    return chatBytes.toBytes() == 0 ? Long.MAX_VALUE : chatBytes.toBytes();
  }
}
