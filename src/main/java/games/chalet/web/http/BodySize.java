package games.chalet.web.http;

import games.chalet.web.InvalidSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * The limit of the body of an HTTP request.
 *
 * @param httpBody longest body of an HTTP request; 0: no limit
 */
@ConfigurationProperties("chalet.limits")
record BodySize(@DefaultValue("32KB") DataSize httpBody) {

  BodySize {
    InvalidSettingException.require(
        !httpBody.isNegative(), "chalet.limits.http-body", "a size such as 32KB, or 0");
  }

  /** Returns the limit in bytes; if it is switched off, more than there can be. */
  long most() {
    return httpBody.toBytes() == 0 ? Long.MAX_VALUE : httpBody.toBytes();
  }
}
